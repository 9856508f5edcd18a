// @vitest-environment jsdom
import type { Completion } from "@saywell/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../fake-server";
import { openLesson, server, setUpSimpleLesson, visitLesson } from "../simple-lesson";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

setUpSimpleLesson();

const visitWhere = (reply: () => Response | Promise<never>) => () => {
  server.on("GET /api/lessons/{id}", reply);
  visitLesson();
};
/** Without a message of the server's, the page has its own words. */
const completion = {
  badgeAwarded: null,
  badgesAwarded: [],
  leveledUp: false,
  level: 1,
  isReplay: false,
  message: "",
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

async function completeWith(reply: () => Response | Completion) {
  server.on("POST /api/lessons/progress", reply);
  await openLesson(100);
  press("Complete Lesson");
}
async function sayToIris(reply: () => Response | Promise<never>) {
  // A failure is logged too, and the learner is answered.
  vi.spyOn(console, "error").mockReturnValue();
  server.on("POST /api/ai/chat", reply);
  await openLesson();
  const field = screen.getByLabelText("Your message to Iris");
  fireEvent.change(field, { target: { value: "Hello." } });
  fireEvent.keyDown(field, { key: "Enter" });
}

checkTexts(specifiedTexts.simpleLesson, {
  "a lesson that does not exist": visitWhere(() => refusal(404, "No such lesson.", "not-found")),
  "a lesson that cannot be read": visitWhere(() => refusal(500, "Broken.")),
  "a lesson at its start": () => openLesson(),
  "a right answer": async () => {
    await openLesson();
    press("Three");
  },
  "a wrong answer": async () => {
    await openLesson();
    press("One");
  },
  "a lesson at 100 percent": () => openLesson(100),
  "a completed lesson that paid": () =>
    completeWith(() => ({ ...completion, xpAwarded: 12, coinsAwarded: 5 })),
  "a completed lesson that earned a badge": () =>
    completeWith(() => ({
      ...completion,
      xpAwarded: 12,
      coinsAwarded: 5,
      badgeAwarded: "First Talk",
      badgesAwarded: ["First Talk"],
    })),
  "a lesson that was finished before": () =>
    completeWith(() => ({ ...completion, isReplay: true, xpAwarded: 0, coinsAwarded: 0 })),
  "progress that cannot be saved": () => completeWith(() => refusal(500, "Broken.")),
  "a chat that fails": () => sayToIris(() => refusal(500, "Broken.")),
});

test("the step that is current from 60 and up to 80 percent is Grammar Practice", async () => {
  const current = () =>
    document.querySelector("nav [aria-current=step]")?.textContent?.replace(/^\d? ?/, "");
  await openLesson(60);
  expect(current()).toMatch(/^Grammar Practice/);
});

test("there are four answers and a chat field of two rows", async () => {
  await openLesson();
  expect(screen.getByText("One").closest("ul")?.querySelectorAll("li")).toHaveLength(4);
  expect(screen.getByLabelText("Your message to Iris")).toHaveProperty("rows", 2);
});
