// Runs the laws of Laws.swift, compiled to WebAssembly.
//
//   node laws.mjs LAWS.wasm
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { memory, __wasm_call_ctors, number_of_laws, law_holds, law_name } = new WebAssembly.Instance(module).exports;
__wasm_call_ctors?.();
let broken = 0;
for (let place = 0; place < number_of_laws(); place++) {
  const bytes = new Uint8Array(memory.buffer, law_name(place));
  const name = new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  let holds;
  try {
    holds = law_holds(place);
  } catch (error) {
    holds = false;
    console.error(`${error}`);
  }
  if (holds) continue;
  broken++;
  console.error(`Does not hold with 32 bits: ${name}`);
}
if (broken) process.exit(1);
console.log(`${number_of_laws()} laws of money and times hold where an Int has 32 bits`);
