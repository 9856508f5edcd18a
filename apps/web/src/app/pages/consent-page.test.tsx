// @vitest-environment jsdom
import type { ConsentRequest } from "@saywell/contract";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { renderApp } from "../../testing/render-app";
import ConsentPage from "./consent-page";

const decide = "POST /api/consent/decide";
let server: FakeServer;
let request: ConsentRequest;

beforeEach(() => {
  request = {
    childName: "Mia",
    parentEmail: "mum@example.org",
    state: "ASKED",
    isQuestion: true,
    wording: {
      version: 2,
      parts: [
        { title: "Who can read it", lines: ["The class.", "Teachers."] },
        { title: "How long", lines: ["As long as there is an account."] },
      ],
    },
    school: { name: "Hill School", contact: "office@hill.example" },
    account: "OWN",
    until: "2026-03-16T09:00:00Z",
  };
  server = createFakeServer();
  server.on("POST /api/consent/read", () => request);
  server.on(decide, ({ body }) => {
    const given = request.state === "GIVEN" || request.state === "WITHDRAWN";
    request = { ...request, state: body.give ? "GIVEN" : given ? "WITHDRAWN" : "REFUSED" };
    return request;
  });
});
const open = (at = "/consent#s3cret") => renderApp({ "/consent": <ConsentPage /> }, at);
const press = async (words: string) => fireEvent.click(await screen.findByText(words));
const decisions = () => server.calls(decide).map(({ body }) => body);

it("shows a parent, who has no account, the whole wording before the two answers", async () => {
  open();
  expect(await screen.findByText("May Mia talk with others?")).toBeTruthy();
  for (const { title, lines } of request.wording.parts) {
    screen.getByText(title);
    for (const line of lines) screen.getByText(line);
  }
  screen.getByText(/learns English at Hill School/);
  screen.getByText(/write to the school: office@hill.example/);
  screen.getByText(/You can answer until 16 March 2026/);
  expect(server.calls(decide)).toEqual([]);
  await press("Yes, I agree");
  const outcome = await screen.findByText("You agreed for Mia");
  await expect.poll(() => document.activeElement).toBe(outcome);
  expect(decisions()).toEqual([{ token: "s3cret", give: true }]);
  expect(screen.getByText(/keep it, with its link/)).toBeTruthy();
  expect(screen.queryByText("Take my agreement back")).toBeNull();
});

it("speaks of a child who has said no name as the parent's, in whole sentences", async () => {
  request = { ...request, childName: "your child" };
  open();
  await screen.findByText("May your child talk with others?");
  screen.getByText(/^Your child learns English at Hill School and is under 13\./);
  await press("No");
  await screen.findByText("You said no for your child");
  screen.getByText(/^Your child learns alone here\./);
});

it("takes a no, and says how to change it", async () => {
  open();
  await press("No");
  await screen.findByText("You said no for Mia");
  expect(decisions()).toEqual([{ token: "s3cret", give: false }]);
  expect(screen.queryAllByRole("button", { name: /agree/i })).toEqual([]);
  screen.getByText(/With its link you can still say yes until 16 March 2026/);
});

it("with the link of the mail after a no, a yes is given", async () => {
  request = { ...request, state: "REFUSED", isQuestion: false };
  open();
  await screen.findByText(/You can still say yes here until 16 March 2026/);
  await press("Yes, I agree");
  await screen.findByText("You agreed for Mia");
});

it.each([
  ["OWN", "On 16 March 2026", /Then we delete the name/],
  ["SCHOOL", "Later", /ask the school: office@hill.example/],
] as const)(
  "before a yes to an account of %s is taken back, says what stops and what goes when",
  async (account, title, words) => {
    const until = account === "OWN" ? request.until : null;
    request = { ...request, state: "GIVEN", isQuestion: false, account, until };
    open();
    await press("Take my agreement back");
    expect(document.activeElement).toBe(screen.getByText("Take your agreement back?"));
    screen.getByText(/Others do not see any more what Mia wrote/);
    screen.getByText(title);
    screen.getByText(words);
    expect(server.calls(decide)).toEqual([]);
  },
);

it("with the lasting link it is taken back, after a question, and given again", async () => {
  request = { ...request, state: "GIVEN", isQuestion: false };
  open();
  await press("Take my agreement back");
  expect(decisions()).toEqual([]);
  await press("Yes, take it back");
  await screen.findByText("You took your agreement back for Mia");
  expect(screen.getByText(/until 16 March 2026\. After that we delete the name/)).toBeTruthy();
  await press("Agree again");
  await screen.findByText("You agreed for Mia");
  expect(decisions().map(({ give }) => give)).toEqual([false, true]);
});

it("a link that does not work any more says why, and what to do", async () => {
  server.on("POST /api/consent/read", () => refusal(404, "Dead.", "not-found"));
  open();
  expect(await screen.findByText("This link does not work any more")).toBeTruthy();
  expect(screen.getByText(/Your child can ask you again/)).toBeTruthy();
});

it("an answer that was not saved says so, and can be given again", async () => {
  server.on(decide, () => refusal(503, "Saywell is busy.", "unavailable"));
  open();
  await press("Yes, I agree");
  expect((await screen.findByRole("alert")).textContent).toBe("Saywell is busy.");
  expect(screen.getByText<HTMLButtonElement>("Yes, I agree").disabled).toBe(false);
});
