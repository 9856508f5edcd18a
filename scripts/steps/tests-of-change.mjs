/**
 * Where the tests of a change stand, as vitest's filters: the feature or the package that a file
 * belongs to, or else the folder that it lies in. Those elsewhere that import it are found by
 * `nearestTests`.
 */
export function testsOfChange(files) {
  const places = new Set(files.map(placeOf).filter((place) => place !== undefined));
  return [...places].sort((one, other) => one.localeCompare(other));
}

const code = /\.(?:[cm]?[jt]sx?|sql|ya?ml|json|css)$/;
const rooms = [
  /^packages\/[^/]+\//,
  /^apps\/[^/]+\/src\/features\/[^/]+\//,
  /^apps\/[^/]+\/src\/[^/]+\//,
  // A file beside the folders is tested by the test of its name.
  /^apps\/[^/]+\/src\/[^/.]+\./,
  /^scripts\//,
];

function placeOf(file) {
  if (!code.test(file)) return undefined;
  return rooms.map((pattern) => pattern.exec(file)?.[0]).find(Boolean);
}
