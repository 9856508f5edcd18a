// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../fake-server";
import { openLesson, server, setUpSimpleLesson, visitLesson } from "../simple-lesson";
import { checkTexts } from "./check-texts";

setUpSimpleLesson();

const visitWhere = (reply: () => Response | Promise<never>) => () => {
  server.on("GET /api/lessons/{id}", reply);
  visitLesson();
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

async function completeWith(reply: () => Response | { xpAwarded: number; coinsAwarded: number }) {
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

checkTexts([
  {
    where: "a lesson that does not exist",
    come: visitWhere(() => refusal(404, "No such lesson.", "not-found")),
    texts: ["Lesson Not Found", "Back to Dashboard"],
  },
  {
    where: "a lesson that cannot be read",
    come: visitWhere(() => refusal(500, "Broken.")),
    texts: ["Failed to fetch lesson"],
  },
  {
    where: "a lesson at its start",
    come: () => openLesson(),
    texts: [
      "At the market",
      "A1",
      "Bookmark",
      "Introduction",
      "Key Vocabulary",
      "Listening Exercise",
      "Grammar Practice",
      "Role Play",
      "Final Assessment",
      "Iris: Iris on Introduction.",
      "Listen",
      "Previous",
      "Next",
    ],
  },
  {
    where: "a right answer",
    come: async () => {
      await openLesson();
      press("Three");
    },
    texts: ["Correct", "20%"],
  },
  {
    where: "a wrong answer",
    come: async () => {
      await openLesson();
      press("One");
    },
    texts: ["Incorrect", "0%"],
  },
  {
    where: "a lesson at 100 percent",
    come: () => openLesson(100),
    texts: ["Complete Lesson", "100%"],
  },
  {
    where: "a completed lesson that paid",
    come: () => completeWith(() => ({ xpAwarded: 12, coinsAwarded: 5 })),
    texts: ["Lesson Complete!", "You earned 12 XP and 5 coins"],
  },
  {
    where: "progress that cannot be saved",
    come: () => completeWith(() => refusal(500, "Broken.")),
    texts: ["Failed to update progress"],
  },
  {
    where: "a chat that fails",
    come: () => sayToIris(() => refusal(500, "Broken.")),
    texts: ["Iris: I'm sorry, I'm having trouble responding right now. Please try again."],
  },
]);

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
