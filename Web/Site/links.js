// A view and a game in the address, with the parameters of numberrace://solve?numbers=...&target=....

const views = ["play", "solve", "explore"];

/** The view and the parameters that an address names. */
export function readLink(hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
  const parameters = new URLSearchParams(query.slice(0, 4000));
  const view = views.includes(path) ? path : parameters.has("numbers") ? "solve" : "play";
  const text = (name) => (parameters.get(name) ?? "").slice(0, 400);
  return {
    view, numbers: text("numbers").replaceAll(",", " "), target: text("target"), rules: text("rules").toLowerCase(),
    day: text("day"), language: text("language"),
  };
}

/** The address of a view with a game. */
export function gameLink(view, { rules, numbers, target }) {
  const parts = [];
  const list = (Array.isArray(numbers) ? numbers.join(" ") : String(numbers ?? "")).trim().split(/[\s,;]+/).filter(Boolean);
  if (list.length) parts.push(`numbers=${list.map(encodeURIComponent).join(",")}`);
  if (String(target ?? "").trim()) parts.push(`target=${encodeURIComponent(String(target).trim())}`);
  if (rules && rules !== "countdown") parts.push(`rules=${encodeURIComponent(rules)}`);
  return `#/${view}${parts.length ? `?${parts.join("&")}` : ""}`;
}

/** Goes to an address of the page. */
export function go(link) {
  if (location.hash === link) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = link;
}
