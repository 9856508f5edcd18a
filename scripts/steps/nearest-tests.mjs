import { posix } from "node:path";

/**
 * The tests that import what has changed, through however many files, the nearest first. Tests that
 * are equally near go together: where they would be more than asked for, they and all further ones
 * are left out.
 */
export function nearestTests(changed, texts, most) {
  const importers = readImporters(texts);
  const seen = new Set(changed);
  const tests = [];
  for (let ring = [...seen]; ring.length > 0;) {
    const found = ring.filter((file) => /\.test\.tsx?$/.test(file) && texts.has(file));
    if (tests.length + found.length > most) break;
    tests.push(...found);
    ring = ring.flatMap((file) => importers.get(file) ?? []).filter((file) => isNew(file, seen));
  }
  return tests;
}

function isNew(file, seen) {
  if (seen.has(file)) return false;
  seen.add(file);
  return true;
}

const erased = /^(?:import|export) type\b[^;]*;/gm;
const imported = /\b(?:from|import)\s*\(?\s*["']([^"'?]+)/g;

/** Who imports each file. What is imported as a type only is gone when tests run. */
function readImporters(texts) {
  const packages = readPackages(texts);
  const importers = new Map();
  for (const [file, text] of texts) {
    for (const [, specifier] of text.replace(erased, "").matchAll(imported)) {
      const path = specifier.startsWith(".")
        ? posix.join(posix.dirname(file), specifier)
        : packages.get(specifier);
      const target = path && endings.map((ending) => path + ending).find((each) => texts.has(each));
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

const endings = ["", ".ts", ".tsx", "/index.ts"];

/** Where the names lead by which the packages of this repository are imported. */
function readPackages(texts) {
  const paths = new Map();
  for (const [file, text] of texts) {
    if (!/^packages\/[^/]+\/package\.json$/.test(file)) continue;
    const { name, exports } = JSON.parse(text);
    for (const [entry, path] of Object.entries(exports)) {
      paths.set(posix.join(name, entry), posix.join(posix.dirname(file), path));
    }
  }
  return paths;
}
