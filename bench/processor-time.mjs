import { readdirSync, readFileSync } from "node:fs";

/** Ticks in a second, as Linux counts them for programs. */
const ticks = 100;

/** Seconds of processor that a process and those under it have taken; the ended ones not counted. */
export function processorSeconds(pid) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(name));
  const under = (parent) =>
    all
      .filter((each) => each.parent === parent)
      .reduce((sum, each) => sum + each.ticks + under(each.pid), 0);
  const own = all.find((each) => each.pid === pid)?.ticks ?? 0;
  return (own + under(pid)) / ticks;
}

function timesOf(name) {
  try {
    // The name of the program, which may have any character, ends with the last bracket.
    const [, rest] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, "utf8"));
    const fields = rest.split(" ");
    const [parent, user, system] = [1, 11, 12].map((at) => Number(fields[at]));
    return [{ pid: Number(name), parent, ticks: user + system }];
  } catch {
    // Gone meanwhile.
    return [];
  }
}
