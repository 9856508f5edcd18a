// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { XpLine } from "./xp-line";

test("the ink of the XP line is never longer than the line", () => {
  render(<XpLine value={1_400} max={1_000} label="XP to level 2" />);
  const line = screen.getByRole("progressbar", { name: "XP to level 2" });
  expect(line.getAttribute("aria-valuetext")).toBe("1000 of 1000");
  expect(line.querySelector("svg")?.style.clipPath).toBe("inset(0 0% 0 0)");
});
