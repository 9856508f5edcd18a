import { jsonLog } from "../../observability/log";
import { manageLifeCycle } from "../life-cycle";

/** A process with a life cycle and nothing else, ended as its argument says. */
const life = manageLifeCycle(jsonLog, { endTimeout: 500 });
const way = process.argv[2];
life.onEnd(async () => console.log("database closed"));
life.onEnd(async () => {
  console.log("requests finished");
  if (way === "fails to end") throw new Error("The end failed.");
  if (way === "never ends") await new Promise(() => {});
});
const alive = setInterval(() => {}, 1000);
console.log("alive");
if (way === "breaks") {
  alive.unref();
  throw new Error("Nobody caught this.");
}
if (way === "cannot start") await life.end(1);
