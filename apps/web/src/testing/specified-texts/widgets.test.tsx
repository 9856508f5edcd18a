// @vitest-environment jsdom
import { badges } from "@saywell/content";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AdBanner } from "../../features/ads/components/ad-banner";
import { houseAds } from "../../features/ads/model/house-ads";
import { badgeArtwork } from "../../features/gamification/model/badge-artwork";
import { BadgeCard } from "../../features/gamification/components/badge-card";
import { XpBar } from "../../features/gamification/components/xp-bar";
import { Progress } from "../../ui/progress";
import { Toaster } from "../../ui/toaster";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "../../ui/tooltip";
import { dismissToast, removeToast, toast, toasts } from "../../ui/use-toast";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

checkTexts(specifiedTexts.widgets, {
  "the XP bar": () => render(<XpBar currentXP={340} nextLevelXP={1000} level={3} />),
  "an ad": () => render(<AdBanner {...houseAds[0]!} variant="vertical" />),
  "the badges": () =>
    render(
      badges.map(({ id, name }) => <BadgeCard key={id} title={name} description="" isUnlocked />),
    ),
});

test.each([
  ["First Talk", "first-talk"],
  ["Grammar Master", "grammar-master"],
  ["City Explorer", "city-explorer"],
  ["Polite Speaker", "polite-speaker"],
  ["Everyday English Hero", "everyday-english-hero"],
  ["Traveller", "traveller"],
  ["Hard Worker", "hard-worker"],
  ["Home Star", "home-star"],
  ["Social Speaker", "social-speaker"],
  ["Game Champion", "game-champion"],
  ["A name that nobody knows", "grammar-master"],
])("the badge %s has the artwork %s", (name, file) => {
  render(<BadgeCard title={name} description="" isUnlocked />);
  expect(screen.getByText(name)).toBeTruthy();
  expect(document.querySelector("img")?.getAttribute("src")).toBe(`/badges/${file}.svg`);
  expect(Object.keys(import.meta.glob("../../../public/badges/*.svg"))).toContain(
    `../../../public${badgeArtwork(name)}`,
  );
});

test("every badge of the school has an artwork of its own", () => {
  const drawn = Object.keys(import.meta.glob("../../../public/badges/*.svg"));
  const artworks = badges.map(({ name }) => `../../../public${badgeArtwork(name)}`);
  expect(drawn.toSorted()).toEqual(artworks.toSorted());
});

test.each([
  [null, "indeterminate"],
  [40, "loading"],
  [100, "complete"],
])("a progress bar at %s is %s", (value, state) => {
  render(<Progress value={value} label="Lesson" />);
  expect(screen.getByRole("progressbar").dataset["state"]).toBe(state);
});

describe("the times", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    act(() => removeToast());
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  test("a toast stays for 5,000 ms, one at a time, and is removed after 1,000,000 ms more", () => {
    const isShown = (title: string) => screen.queryByText(title, { selector: "li *" }) !== null;
    render(<Toaster />);
    act(() => void toast({ title: "First" }));
    act(() => void toast({ title: "Second" }));
    expect([isShown("First"), isShown("Second")]).toEqual([false, true]);
    pass(4_999);
    expect(isShown("Second")).toBe(true);
    pass(1);
    expect(isShown("Second")).toBe(false);
    pass(999_999);
    expect(toasts.getState()).toHaveLength(1);
    pass(1);
    expect(toasts.getState()).toHaveLength(0);
    dismissToast();
  });

  test("a tip opens after 700 ms, and the next one at once for 300 ms after it", () => {
    render(
      <TooltipProvider>
        {["One", "Two"].map((name) => (
          <Tooltip key={name}>
            <TooltipTrigger>{name}</TooltipTrigger>
            <TooltipContent>About {name}</TooltipContent>
          </Tooltip>
        ))}
      </TooltipProvider>,
    );
    const stateOf = (name: string) =>
      screen.getByText(name, { selector: "button" }).dataset["state"];
    const rest = (name: string) =>
      fireEvent.pointerMove(screen.getByText(name, { selector: "button" }), {
        pointerType: "mouse",
      });
    const leave = (name: string) => {
      fireEvent.keyDown(document, { key: "Escape" });
      fireEvent.pointerLeave(screen.getByText(name, { selector: "button" }));
    };

    rest("One");
    pass(699);
    expect(stateOf("One")).toBe("closed");
    pass(1);
    expect(stateOf("One")).toBe("delayed-open");
    leave("One");
    pass(299);
    rest("Two");
    expect(stateOf("Two")).toBe("instant-open");
    leave("Two");
    pass(300);
    rest("One");
    expect(stateOf("One")).toBe("closed");
    pass(700);
    expect(stateOf("One")).toBe("delayed-open");
  });
});
