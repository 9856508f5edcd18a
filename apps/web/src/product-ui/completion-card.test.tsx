// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CompletionCard, type CompletionCardProps } from "./completion-card";

const props: CompletionCardProps = {
  lesson: { title: "At the market", difficulty: "A1" },
  gain: {
    xpAwarded: 30,
    coinsAwarded: 25,
    badgesAwarded: [],
    leveledUp: false,
    level: 1,
    isReplay: false,
    message: "",
  },
  scorePercent: 100,
  name: "Ana",
  badgeArtwork: (name) => `/badges/${name}.svg`,
  nextLesson: { id: "a1-lesson-2", title: "At the café" },
};
const show = (parts: Partial<CompletionCardProps> = {}) =>
  render(
    <MemoryRouter>
      <CompletionCard {...props} {...parts} />
    </MemoryRouter>,
  );

beforeEach(() => void vi.spyOn(window, "scrollTo").mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a good score", () => {
  it("leads on to the next lesson first, and to the dashboard", () => {
    show();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Next lesson: At the café", "/lesson-interactive/a1-lesson-2"],
      ["Dashboard", "/student-dashboard"],
      ["More Lessons", "/student-dashboard"],
    ]);
  });

  it("shows a next lesson that is not open as locked, with why and the way to the plans, and starts none", () => {
    const lock = "This lesson is not part of your plan. You can go on with Core.";
    show({ nextLesson: { ...props.nextLesson!, lock } });
    expect(screen.getByText("Next lesson: At the café", { exact: false }).textContent).toBe(
      "Next lesson: At the café (locked)",
    );
    expect(screen.getByText(lock, { exact: false })).toBeTruthy();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/pricing?back=%2F",
      "/student-dashboard",
      "/student-dashboard",
    ]);
  });

  it("is praised, and can be shared", () => {
    show({ scorePercent: 50 });
    expect(screen.getByText("Good work,", { exact: false }).textContent).toBe("Good work, Ana.");
    expect(screen.getByText("Share a picture")).toBeTruthy();
    expect(document.querySelector("[data-state=ticking]")).toBeTruthy();
  });

  it("takes the focus to the heading", () => {
    show();
    expect(document.activeElement?.textContent).toBe("Lesson Complete");
  });
});

describe("a score below half", () => {
  it("offers the quiz again before anything else, and is neither ticked nor shared", () => {
    const again = vi.fn();
    show({ scorePercent: 49, onQuizAgain: again });
    const [first] = [...document.querySelectorAll("a, button")];
    expect(first?.textContent).toBe("Try the quiz again");
    fireEvent.click(first!);
    expect(again).toHaveBeenCalledOnce();
    expect(document.querySelector("[data-state=ticking]")).toBeNull();
    expect(document.querySelector(".text-success")).toBeNull();
    expect(screen.queryByText("Share a picture")).toBeNull();
    expect(screen.getByText(/^Not yet/).textContent).toBe("Not yet. Keep going, Ana.");
  });
});

it("a player without a quiz shows no score, and what was earned", () => {
  show({ scorePercent: null });
  expect(screen.queryByText("Quiz score")).toBeNull();
  expect(screen.getByText("+30")).toBeTruthy();
  expect(screen.getByText("Share a picture")).toBeTruthy();
});

it("a new badge is pressed on", () => {
  show({ gain: { ...props.gain, badgesAwarded: ["First Talk"] } });
  const badge = screen.getByText("First Talk").closest("div")?.querySelector("img");
  expect(badge?.getAttribute("src")).toBe("/badges/First Talk.svg");
  expect(badge?.classList).toContain("animate-stamp");
});

it.each([
  [6, 0, ["+6"]],
  [0, 0, []],
  [30, 25, ["+30", "+25"]],
])(
  "of %i XP and %i coins it shows what there is, and no reward of nothing",
  (xpAwarded, coinsAwarded, shown) => {
    show({ gain: { ...props.gain, isReplay: true, xpAwarded, coinsAwarded } });
    const amounts = Array.from(document.querySelectorAll("dd"), ({ textContent }) => textContent);
    expect(amounts).toEqual(shown);
  },
);

it("why nothing was paid is said", () => {
  show({ gain: { ...props.gain, xpAwarded: 0, message: "It pays no XP." } });
  expect(screen.getByText("It pays no XP.")).toBeTruthy();
});
