// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { linkTo } from "../../../lib/links";
import { renderApp } from "../../../testing/render-app";
import { LessonCard, type LessonCardProps } from "./lesson-card";

const show = (parts: Partial<LessonCardProps> = {}) =>
  renderApp(
    {
      "/": (
        <LessonCard
          title="At the market"
          thumbnail="/thumbnails/a1-lesson-6.svg"
          duration={10}
          xpReward={60}
          difficulty="A1"
          progress={0}
          to={linkTo("/lesson-interactive/:id", { id: "a1-lesson-1" })}
          {...parts}
        />
      ),
    },
    "/",
  );

test("it shows title, picture, level, minutes and XP, and leads to the lesson", () => {
  show();
  const card = screen.getByRole("article");
  expect(card.textContent).toBe("At the marketA110 min60 XP");
  expect(card.querySelector("img")?.getAttribute("src")).toBe("/thumbnails/a1-lesson-6.svg");
  fireEvent.click(screen.getByRole("link", { name: "At the market" }));
  expect(screen.getByTestId("elsewhere").textContent).toBe("/lesson-interactive/a1-lesson-1");
});

test("it shows progress once there is some, and that it is done instead of a full bar", () => {
  show();
  expect(screen.queryByRole("progressbar")).toBeNull();
  cleanup();
  show({ progress: 40 });
  const bar = screen.getByRole("progressbar", { name: "Progress in At the market" });
  expect(bar.getAttribute("aria-valuenow")).toBe("40");
  expect(screen.getByText("40%")).toBeTruthy();
  cleanup();
  show({ progress: 100, isCompleted: true });
  expect(screen.getByText("Done")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("a bookmarked one says so", () => {
  show({ isBookmarked: true });
  expect(screen.getByText("Bookmarked")).toBeTruthy();
});

test("a locked one is dimmed behind a lock, says why, leads only to the plans, and ignores clicks and the keyboard", () => {
  show({ isLocked: true, lockReason: "Opens with the Core plan." });
  const card = screen.getByRole("article");
  expect(card.dataset["state"]).toBe("locked");
  expect(screen.getByRole("heading").textContent).toBe("At the market (locked)");
  expect(screen.getByText(/Opens with the Core plan\./)).toBeTruthy();
  const ways = [...card.querySelectorAll("a, button, [tabindex]")];
  expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
    ["See the plans", "/pricing?back=%2F"],
  ]);
  fireEvent.click(screen.getByText(/At the market/));
  fireEvent.keyDown(card, { key: "Enter" });
  expect(screen.queryByTestId("elsewhere")).toBeNull();
});

test("a locked one in a list that says why above says only that it is, and leads to the plans", () => {
  show({ isLocked: true });
  const mark = screen.getByRole("link", { name: "Locked: see the plans" });
  expect(mark.getAttribute("href")).toBe("/pricing?back=%2F");
  expect(screen.getAllByRole("link")).toEqual([mark]);
});
