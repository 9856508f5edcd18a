import { vi } from "vitest";

// `vi.waitFor` gives up after one second, which a busy machine may take for anything. It has no
// setting for that, so it gets here the patience that `expect.poll` has by `vitest.config.ts`.
const isPatient = Symbol.for("vi.waitFor waits patiently");
const { waitFor } = vi;
// Workers keep their modules, and set this up again for each file.
if (!(isPatient in waitFor)) {
  const patient: typeof waitFor = (condition, options) =>
    waitFor(condition, typeof options === "number" ? options : { timeout: 40_000, ...options });
  vi.waitFor = Object.assign(patient, { [isPatient]: true });
}
