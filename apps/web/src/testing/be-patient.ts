// Milliseconds; the first test of a file waits for much code on a busy machine. Speed is measured
// in bench/, not here.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}
