// @vitest-environment jsdom
import { demoLessons } from "@saywell/content";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ContinueLearning } from "../../../features/lessons/components/continue-learning";
import { LessonTop } from "../../../features/lessons/components/lesson-top";
import { RecommendedLessons } from "../../../features/lessons/components/recommended-lessons";
import { linkTo } from "../../../lib/links";
import { makeSummary } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { servedBody } from "../../../testing/served-page";

afterEach(cleanup);

const hrefOf = (id: string) => linkTo("/lesson-interactive/:id", { id });
const cardOf = (title: string) => within(screen.getByText(title).closest("article")!);

describe.each(demoLessons)("$title is shown with the same minutes and XP", (demo) => {
  const lesson = makeSummary({
    ...demo,
    difficulty: "A1",
    simpleXpReward: demo.xpReward - 20,
  });
  const minutes = `${demo.duration} min`;

  it("on the landing page", () => {
    const page = document.createElement("div");
    page.innerHTML = servedBody("/");
    const cards = Array.from(page.querySelectorAll("li, article"));
    const card = cards.findLast(({ textContent }) => textContent.includes(demo.title));
    expect(card?.textContent).toContain(minutes);
    expect(card?.textContent).toContain(`${demo.xpReward} XP`);
    expect(card?.textContent).toContain(`${demo.coinReward} coins`);
  });

  it("on the card to go on with, and at the top of the lesson", () => {
    renderApp(
      {
        "/": (
          <>
            <ContinueLearning lessons={[lesson]} level={null} hrefOf={hrefOf} />
            <LessonTop lesson={{ ...lesson, title: "At the top" }} />
          </>
        ),
      },
      "/",
    );
    expect(cardOf(demo.title).getByText(minutes)).toBeTruthy();
    expect(cardOf(demo.title).getByText(`${demo.xpReward} XP`)).toBeTruthy();
    expect(screen.getAllByText(minutes)).toHaveLength(2);
  });

  it("and on a card that leads to the simple player, with what that pays", () => {
    renderApp({ "/": <RecommendedLessons lessons={[lesson]} level={null} hrefOf={hrefOf} /> }, "/");
    expect(cardOf(demo.title).getByText(minutes)).toBeTruthy();
    expect(cardOf(demo.title).getByText(`${demo.xpReward - 20} XP`)).toBeTruthy();
    expect(cardOf(demo.title).queryByText(`${demo.xpReward} XP`)).toBeNull();
  });
});

it("the first lesson takes the ten minutes that the landing page names", () => {
  expect(servedBody("/")).toMatch(/ten minutes/);
  expect(demoLessons[0]?.duration).toBe(10);
});
