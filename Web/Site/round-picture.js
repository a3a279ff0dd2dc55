// The result of a round as a picture, which gives nothing away: how it ended, and a tile for each number, with a tick on those that were used.

const size = 1080;

/**
 * Draws the picture. Every line is made small enough for its width.
 * @param {{ title: string, verdict: string, detail: string, address: string, usedCount: number, count: number, isExact: boolean }} parts
 * @returns {Promise<Blob>}
 */
export function drawPicture({ title, verdict, detail, address, usedCount, count, isExact }) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  const fill = (color, x, y, width, height, radius) => {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(x + radius, y);
    context.arcTo(x + width, y, x + width, y + height, radius);
    context.arcTo(x + width, y + height, x, y + height, radius);
    context.arcTo(x, y + height, x, y, radius);
    context.arcTo(x, y, x + width, y, radius);
    context.fill();
  };
  const write = (text, y, height, color, weight = 700) => {
    const font = (pixels) => { context.font = `${weight} ${pixels}px "SF Pro Rounded", ui-rounded, Nunito, system-ui, sans-serif`; };
    font(height);
    font(Math.min(height, (height * (size - 240)) / context.measureText(text).width));
    context.fillStyle = color;
    context.fillText(text, size / 2, y);
  };
  context.textAlign = "center";
  context.textBaseline = "middle";
  const ground = context.createLinearGradient(0, 0, size / 2, size);
  ground.addColorStop(0, "#2a3fc4");
  ground.addColorStop(1, "#14195c");
  context.fillStyle = ground;
  context.fillRect(0, 0, size, size);
  write("NumberRace", 120, 84, "#fff", 800);
  write(title, 205, 44, "#d7dcff", 500);
  fill("#14162b", 80, 285, size - 160, 250, 40);
  write(verdict, 410, 130, "#ffbe45", 800);
  const [side, gap] = [130, 25];
  const left = (size - count * side - (count - 1) * gap) / 2;
  for (let place = 0; place < count; place++) {
    const x = left + place * (side + gap);
    const isUsed = place < usedCount;
    fill(!isUsed ? "#ffffff26" : isExact ? "#0b6b40" : "#8a4b00", x, 615, side, side, 26);
    if (!isUsed) continue;
    context.strokeStyle = "#fff";
    context.lineWidth = 14;
    context.lineCap = context.lineJoin = "round";
    context.beginPath();
    context.moveTo(x + 35, 685);
    context.lineTo(x + 56, 706);
    context.lineTo(x + 96, 656);
    context.stroke();
  }
  write(detail, 850, 60, "#fff");
  write(address, 985, 40, "#d7dcff", 500);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
