/**
 * Whether npm's record of an installation holds every package of the lock file that this system
 * needs, each in its version.
 */
export const isAllInstalled = (lock, record, system) =>
  Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes("node_modules/")) return true;
    const found = record.packages[path];
    if (found === undefined) return wanted.optional === true && !isMadeFor(system, wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });

/** An optional package without such a mark may be needed only by one for another system. */
const isMadeFor = (system, { os, cpu, libc }) =>
  (os !== undefined || cpu !== undefined) &&
  (os ?? [system.os]).includes(system.os) &&
  (cpu ?? [system.cpu]).includes(system.cpu) &&
  (libc ?? [system.libc]).includes(system.libc);

export const thisSystem = () => ({
  os: process.platform,
  cpu: process.arch,
  libc: process.report.getReport().header.glibcVersionRuntime === undefined ? "musl" : "glibc",
});
