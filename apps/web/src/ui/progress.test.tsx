// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Progress } from "./progress";
import { XpLine } from "./xp-line";

afterEach(cleanup);

test.each([
  { value: null, state: "indeterminate", now: null },
  { value: 40, state: "loading", now: "40" },
  { value: 100, state: "complete", now: "100" },
  { value: 130, state: "complete", now: "100" },
  { value: -5, state: "loading", now: "0" },
])("a bar at $value is $state", ({ value, state, now }) => {
  render(<Progress value={value} label="Lesson" />);
  const bar = screen.getByRole("progressbar", { name: "Lesson" });
  expect(bar.dataset["state"]).toBe(state);
  expect(bar.getAttribute("aria-valuenow")).toBe(now);
  expect(bar.getAttribute("aria-valuemax")).toBe("100");
});

test("the ink of the XP line is never longer than the line", () => {
  render(<XpLine value={1_400} max={1_000} label="XP to level 2" />);
  const line = screen.getByRole("progressbar", { name: "XP to level 2" });
  expect(line.getAttribute("aria-valuetext")).toBe("1000 of 1000");
  expect(line.querySelector("svg")?.style.clipPath).toBe("inset(0 0% 0 0)");
});
