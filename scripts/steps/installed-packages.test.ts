import { expect, test } from "vitest";
import { isAllInstalled } from "./installed-packages.mjs";

const system = { os: "linux", cpu: "x64", libc: "glibc" };
const react = { version: "19.0.0", integrity: "sha512-a" };

test.each([
  [
    "the same version is enough",
    { "node_modules/react": react },
    { "node_modules/react": react },
    true,
  ],
  ["a missing package is not", { "node_modules/react": react }, {}, false],
  [
    "another version is not",
    { "node_modules/react": react },
    { "node_modules/react": { ...react, version: "18.0.0" } },
    false,
  ],
  [
    "the same version with other content is not",
    { "node_modules/react": react },
    { "node_modules/react": { ...react, integrity: "sha512-b" } },
    false,
  ],
  [
    "a package inside a workspace counts too",
    { "apps/web/node_modules/react": react },
    { "node_modules/react": react },
    false,
  ],
  ["a workspace itself is no package", { "apps/web": { version: "0.1.0" } }, {}, true],
  [
    "an optional package for another system may be missing",
    { "node_modules/pg-darwin": { ...react, optional: true, os: ["darwin"], cpu: ["x64"] } },
    {},
    true,
  ],
  [
    "an optional package for another C library may be missing",
    {
      "node_modules/argon2-musl": {
        ...react,
        optional: true,
        os: ["linux"],
        cpu: ["x64"],
        libc: ["musl"],
      },
    },
    {},
    true,
  ],
  [
    "an optional package for this system may not, as when node_modules came from another one",
    { "node_modules/pg-linux": { ...react, optional: true, os: ["linux"], cpu: ["x64"] } },
    {},
    false,
  ],
  [
    "an optional package that says nothing of systems may be missing",
    { "node_modules/wasm-runtime": { ...react, optional: true } },
    {},
    true,
  ],
])("%s", (_, lock, record, expected) => {
  expect(isAllInstalled({ packages: lock }, { packages: record }, system)).toBe(expected);
});
