// Fails if the page has grown beyond its limit: all files that the service worker keeps on the device, each compressed with Brotli.
//
//     node size.mjs SITE
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const limit = 230_000;
const [, , site] = process.argv;
const sizes = readdirSync(site).filter((name) => !name.endsWith(".d.ts") && name !== "og.png")
  .map((name) => [brotliCompressSync(readFileSync(`${site}/${name}`)).length, name]).sort(([first], [second]) => second - first);
const all = sizes.reduce((sum, [size]) => sum + size, 0);
console.log(`The page: ${all} bytes with Brotli, of ${limit}`);
if (all > limit) {
  console.error(`The page is ${all - limit} bytes too large; its largest files: ${sizes.slice(0, 5).map(([size, name]) => `${name} ${size}`).join(", ")}`);
  process.exit(1);
}
