// Fails if the page has grown beyond its limit: all files that a visitor loads, each compressed with Brotli. Of the languages it is the
// largest: a visitor has one. The service worker fetches the others afterwards, so that they are there offline.
//
//     node size.mjs SITE
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const limit = 230_000;
const [, , site] = process.argv;
const sizes = readdirSync(site).filter((name) => !name.endsWith(".d.ts") && name !== "og.png")
  .map((name) => [brotliCompressSync(readFileSync(`${site}/${name}`)).length, name]).sort(([first], [second]) => second - first);
const texts = sizes.filter(([, name]) => name.endsWith(".txt"));
const total = (files) => files.reduce((sum, [size]) => sum + size, 0);
const all = total(sizes) - total(texts.slice(1));
console.log(`What a visitor loads: ${all} bytes with Brotli, of ${limit}; with all ${texts.length} languages ${total(sizes)}`);
if (all > limit) {
  console.error(`The page is ${all - limit} bytes too large; its largest files: ${sizes.slice(0, 5).map(([size, name]) => `${name} ${size}`).join(", ")}`);
  process.exit(1);
}
