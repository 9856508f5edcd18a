// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ownQuestion, server, setUpHost, visit } from "../../../testing/class-game-host";
import { refusal } from "../../../testing/fake-server";

setUpHost();

const saved = {
  id: "set-1",
  title: "Unit 4",
  questions: [ownQuestion, { ...ownQuestion, question: "She ___ tea.", answer: "takes" }],
  updatedAt: "2026-03-02T09:00:00.000Z",
};

async function openSaved() {
  server.on("GET /api/quiz-sets/{setId}", () => saved);
  visit("/quiz-sets/set-1");
  await screen.findByText("2 of 50");
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const questions = () => screen.getAllByLabelText<HTMLTextAreaElement>("Question");
const words = () => questions().map(({ value }) => value);
/** jsdom's files cannot be read as text. */
const fileOf = (text: string, name: string) =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("keeps a new set once all is written, and then has an address", async () => {
  server.on("POST /api/quiz-sets", ({ body }) => ({ ...saved, ...body }));
  server.on("GET /api/quiz-sets/{setId}", () => saved);
  visit("/quiz-sets/new");
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findByText("Write a title.")).toBeTruthy();
  write("Title", " Unit 4 ");
  expect(await screen.findByText("Add a question first.")).toBeTruthy();
  fireEvent.click(button("Add a question"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Question")));
  write("Question", "We ___ tea.");
  write("Right answer", "drink");
  write("Wrong answer 1", " Drink ");
  write("Wrong answer 2", "drank");
  fireEvent.click(button("Save"));
  expect(screen.getByText("This is the right answer.")).toBeTruthy();
  expect(screen.getByText("Write a wrong answer.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Wrong answer 1"));
  expect(server.calls("POST /api/quiz-sets")).toEqual([]);
  write("Wrong answer 1", "drinks");
  write("Wrong answer 3", "drinking");
  fireEvent.click(button("Save"));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(server.calls("POST /api/quiz-sets")[0]?.body).toEqual({
    title: "Unit 4",
    questions: [
      {
        question: "We ___ tea.",
        answer: "drink",
        wrong: ["drinks", "drank", "drinking"],
        explanation: "",
      },
    ],
  });
});

it("moves and removes questions by buttons, and puts back what was removed", async () => {
  await openSaved();
  fireEvent.click(button("Move question 2 up"));
  expect(words()).toEqual(["She ___ tea.", "We ___ tea."]);
  await waitFor(() => expect(document.activeElement).toBe(button("Move question 1 up")));
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  fireEvent.click(button("Remove question 1"));
  expect(words()).toEqual(["We ___ tea."]);
  fireEvent.click(button("Undo"));
  expect(words()).toEqual(["She ___ tea.", "We ___ tea."]);
});

it("says why it could not be saved, and keeps what was written", async () => {
  await openSaved();
  write("Title", "Unit 5");
  server.on("PUT /api/quiz-sets/{setId}", () => refusal(403, "These are not yours.", "forbidden"));
  fireEvent.click(button("Save"));
  expect(await screen.findByText("These are not yours.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Unit 5");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
});

it("asks before it is left with something unsaved, and not otherwise", async () => {
  await openSaved();
  write("Title", "Unit 5");
  fireEvent.click(screen.getByRole("link", { name: "Class games" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Stay here" }));
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Unit 5");
  write("Title", "Unit 4");
  fireEvent.click(screen.getByRole("link", { name: "Class games" }));
  expect(await screen.findByText("No games yet")).toBeTruthy();
});

it("reads a table: says which rows are no questions and why, and adds the others", async () => {
  server.on("POST /api/quiz-sets/read-csv", () => ({
    questions: [ownQuestion],
    refused: [{ line: 3, text: "Bad row", reason: "There must be three wrong answers." }],
  }));
  visit("/quiz-sets/new#import");
  const dialog = within(await screen.findByRole("dialog", { name: "Import CSV" }));
  fireEvent.click(dialog.getByRole("button", { name: "Read the table" }));
  expect(await dialog.findByText("Choose a file, or paste a table.")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Or paste the table here"), {
    target: { value: "question,answer" },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Read the table" }));
  expect(await dialog.findByText("1 row is good.")).toBeTruthy();
  const refused = within(dialog.getByRole("list", { name: "Rows that cannot be used" }));
  expect(refused.getByText("Line 3")).toBeTruthy();
  expect(refused.getByText("There must be three wrong answers.")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Add 1 question" }));
  expect(words()).toEqual(["We ___ tea."]);
  expect(server.calls("POST /api/quiz-sets")).toEqual([]);
});

it("reads a file of a table, and refuses a workbook by itself", async () => {
  server.on("POST /api/quiz-sets/read-csv", () => ({ questions: [ownQuestion], refused: [] }));
  visit("/quiz-sets/new#import");
  const field = await screen.findByLabelText("CSV file");
  fireEvent.change(field, { target: { files: [fileOf("PK\u0003\u0004rest", "a.xlsx")] } });
  expect(await screen.findByText(/This is an Excel workbook/)).toBeTruthy();
  expect(server.calls("POST /api/quiz-sets/read-csv")).toEqual([]);
  fireEvent.change(field, { target: { files: [fileOf("question,answer", "a.csv")] } });
  expect(await screen.findByRole("button", { name: "Add 1 question" })).toBeTruthy();
  expect(server.calls("POST /api/quiz-sets/read-csv")[0]?.body).toEqual({ csv: "question,answer" });
});

it("finds again what was not saved, for who went back by the browser", async () => {
  await openSaved();
  write("Title", "Unit 5");
  cleanup();
  visit("/quiz-sets/set-1");
  expect(await screen.findByText("These are changes that you have not saved.")).toBeTruthy();
  fireEvent.click(button("Throw them away"));
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Unit 4");
});

it("says that a set could not be opened, with a way back", async () => {
  server.on("GET /api/quiz-sets/{setId}", () => refusal(404, "There is no such set.", "not-found"));
  visit("/quiz-sets/other");
  expect(await screen.findByText("There is no such set.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Class games" })).toBeTruthy();
});
