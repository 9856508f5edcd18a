// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { XpBar } from "./xp-bar";

test("it says the level, the XP on it and the XP to the next", () => {
  render(<XpBar currentXP={340} nextLevelXP={1_000} level={3} />);
  expect(screen.getByText("Level 3")).toBeTruthy();
  expect(screen.getByText("340 / 1,000 XP")).toBeTruthy();
  expect(screen.getByText("660 XP to level 4")).toBeTruthy();
});

test("its fill is capped at 100 percent", () => {
  render(<XpBar currentXP={1_400} nextLevelXP={1_000} level={1} />);
  const bar = screen.getByRole("progressbar", { name: "XP on level 1" });
  expect(bar.getAttribute("aria-valuenow")).toBe("1000");
  expect(bar.querySelector("svg")?.style.clipPath).toBe("inset(0 0% 0 0)");
  expect(screen.getByText("0 XP to level 2")).toBeTruthy();
});
