import { beforeEach, expect, test, vi } from "vitest";

/** Each tab has the module for itself. */
async function openTab() {
  vi.resetModules();
  const { onOtherTabs, tellOtherTabs } = await import("./other-tabs");
  const heard = vi.fn();
  return { heard, stop: onOtherTabs("logged-out", heard), tell: tellOtherTabs };
}
let tabs: Awaited<ReturnType<typeof openTab>>[];
beforeEach(async () => {
  tabs = [await openTab(), await openTab(), await openTab()];
  return () => tabs.forEach(({ stop }) => stop());
});
const heard = () => tabs.map((tab) => tab.heard.mock.calls.length);

test("every other tab hears of a log-out, and of nothing else, until it listens no more", async () => {
  tabs[0]!.tell("look-again");
  tabs[0]!.tell("logged-out");
  await expect.poll(heard).toEqual([0, 1, 1]);
  tabs[1]!.stop();
  tabs[0]!.tell("logged-out");
  await expect.poll(heard).toEqual([0, 1, 2]);
});
