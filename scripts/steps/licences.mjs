import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Licences that let a school run and change all of it, and ask for no more than their own text. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Fonts.
  "OFL-1.1",
]);

/** Packages whose package.json names no licence, and the one in their LICENSE file, as somebody read it. */
const read = { "png-js": "MIT" };

/** What is wrong with the licences of packages that an installation runs. */
export const licenceFaults = (packages) =>
  packages.flatMap(({ name, licence = read[name] }) => {
    if (licence === undefined) return [`${name} names no licence.`];
    return isAllowed(licence) ? [] : [`${name} is under ${licence}, which is not on the list.`];
  });

/** Of `A OR B` one is enough, of `A AND B` both are needed. */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((each) => allowed.has(each)));

/** The installed packages of production, with what their own package.json says of their licence. */
export async function productionPackages() {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const paths = Object.entries(lock.packages).flatMap(([path, { link, dev, devOptional }]) =>
    path.includes("node_modules/") && !link && !dev && !devOptional ? [path] : [],
  );
  const found = await Promise.all(
    paths.map(async (path) => {
      // What is for another system is not installed here.
      const text = await readFile(join(root, path, "package.json"), "utf8").catch(() => null);
      return text === null ? [] : [describe(JSON.parse(text))];
    }),
  );
  return found.flat();
}

function describe({ name, license, licenses }) {
  const named = license ?? licenses?.[0];
  return { name, licence: typeof named === "object" ? named.type : named };
}
