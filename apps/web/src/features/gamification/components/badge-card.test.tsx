// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BadgeCard } from "./badge-card";

const picture = () => document.querySelector("img")?.getAttribute("src");

test("a badge that is earned shows its own artwork", () => {
  render(<BadgeCard title="Home Star" description="You did it." isUnlocked />);
  expect(picture()).toBe("/badges/home-star.svg");
  expect(screen.getByText("Home Star").closest("[data-state=unlocked]")).toBeTruthy();
});

test("a name without artwork has that of Grammar Master, unless it brings its own", () => {
  render(<BadgeCard title="Mystery" description="You did it." isUnlocked />);
  expect(picture()).toBe("/badges/grammar-master.svg");
  cleanup();
  render(<BadgeCard title="Mystery" icon="/badges/own.svg" description="You did it." isUnlocked />);
  expect(picture()).toBe("/badges/own.svg");
});

test("a locked one has a lock for its picture, and says that it is locked", () => {
  render(<BadgeCard title="Home Star" description="Finish two lessons." isUnlocked={false} />);
  expect(picture()).toBeUndefined();
  expect(screen.getByRole("heading").textContent).toBe("Home Star (locked)");
  expect(screen.getByText("Finish two lessons.")).toBeTruthy();
  expect(document.querySelector("[data-state=locked] svg")).toBeTruthy();
});
