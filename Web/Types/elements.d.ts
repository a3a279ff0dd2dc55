// Elements are found by selectors, and those of the page are given what they show: their members are known when the page runs only.
interface Element {
  [member: string]: any;
}

interface EventTarget {
  [member: string]: any;
}

// What is newer than the compiler, or set by start.js.
interface Navigator {
  wakeLock?: { request(kind: "screen"): Promise<{ release(): Promise<void> }> };
}

declare var numberRace: { language: string; text: Promise<string | null>; engine: Promise<WebAssembly.WebAssemblyInstantiatedSource | null> };
