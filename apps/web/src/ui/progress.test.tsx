// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Progress } from "./progress";

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
