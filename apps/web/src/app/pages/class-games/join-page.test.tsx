// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  comeIn,
  gameId,
  joinedGame,
  server,
  setUpClassGame,
  visit,
} from "../../../testing/class-game-screen";
import { refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";

setUpClassGame();

const learner = {
  ...guest,
  id: "learner-2",
  name: "Mia  Larsen",
  email: "mia@x.org",
  isGuest: false,
};
const noGame = "No game has this code. Look at the screen again.";

beforeEach(() => {
  server.on("GET /api/join/{code}", ({ params }) =>
    params["code"] === "123456"
      ? { gameId, title: "Food and drink", teacherName: "Ms Okafor", isFull: false }
      : refusal(404, "There is no such game.", "not-found"),
  );
  server.on("POST /api/join", () => {
    // From now on the session has somebody.
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    return { user: guest, gameId, userName: "Ana" };
  });
  server.on("GET /api/joined-games/{gameId}", () => joinedGame);
});

const codeField = () => screen.findByLabelText<HTMLInputElement>("Code");
const nameField = () => screen.findByLabelText<HTMLInputElement>("Your name");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the code", () => {
  it.each(["123456", " 123 456\n", "12-34-56", "١٢٣٤٥٦"])(
    "goes on by itself once it is whole, typed or pasted: %j",
    async (typed) => {
      visit("/join");
      type(await codeField(), typed);
      const field = await nameField();
      expect(screen.getByRole("heading", { name: "Food and drink" })).toBeTruthy();
      expect(screen.getByText("with Ms Okafor")).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field));
    },
  );

  it("can come with the link", async () => {
    visit("/join?code=123456");
    expect(await nameField()).toBeTruthy();
  });

  it("of no game says so at the field, which has the focus again", async () => {
    visit("/join");
    const field = await codeField();
    type(field, "999999");
    const error = await screen.findByText(noGame);
    expect(field.getAttribute("aria-describedby")).toBe(error.id);
    expect(document.activeElement).toBe(field);
    type(field, "99999");
    expect(screen.queryByText(noGame)).toBeNull();
    expect(server.calls("GET /api/join/{code}")).toHaveLength(1);
  });

  it("is asked for again by the button, where it was refused", async () => {
    visit("/join?code=999999");
    await screen.findByText(noGame);
    press("Next");
    await waitFor(() => expect(server.calls("GET /api/join/{code}")).toHaveLength(2));
    expect(await screen.findByText(noGame)).toBeTruthy();
  });

  it("that is not whole is asked for nowhere", async () => {
    visit("/join");
    type(await codeField(), "12345");
    press("Next");
    expect(screen.getByText("Write all 6 digits of the code.")).toBeTruthy();
    expect(server.calls("GET /api/join/{code}")).toEqual([]);
  });

  it("of a full game says that it is full", async () => {
    server.on("GET /api/join/{code}", () => ({ gameId, title: "", teacherName: "", isFull: true }));
    visit("/join?code=123456");
    expect(await screen.findByText("This game is full. Please tell your teacher.")).toBeTruthy();
  });

  it("that was tried too often is refused in the server's words, with the time to wait", async () => {
    server.on("GET /api/join/{code}", () => {
      const answer = refusal(429, "Too many tries.", "too-many-requests");
      answer.headers.set("retry-after", "30");
      return answer;
    });
    visit("/join?code=123456");
    expect(
      await screen.findByText("Too many tries. You can try again in 30 seconds."),
    ).toBeTruthy();
  });
});

describe("the name", () => {
  it("is the guest's to write, and leads into the game as whom the server made", async () => {
    visit("/join?code=123456");
    const field = await nameField();
    expect(field.value).toBe("");
    type(field, "  Ana ");
    press("Join");
    await comeIn();
    expect(await screen.findByText("You are in, Ana. Look at the screen.")).toBeTruthy();
    expect(server.calls("POST /api/join")[0]?.body).toMatchObject({ code: "123456", name: "Ana" });
    expect(server.calls("POST /api/session/guest")).toEqual([]);
  });

  it("is there already for who has an account, without the family name", async () => {
    visit("/join?code=123456", learner);
    expect((await nameField()).value).toBe("Mia");
  });

  it("that is left out is asked for", async () => {
    visit("/join?code=123456");
    await nameField();
    press("Join");
    expect(await screen.findByText("Write your name.")).toBeTruthy();
    expect(server.calls("POST /api/join")).toEqual([]);
  });

  it("that is refused stays to be changed, with the reason at its field", async () => {
    const taken = "Somebody in this game has this name.";
    server.on("POST /api/join", () => refusal(409, taken, "conflict"));
    visit("/join?code=123456");
    const field = await nameField();
    type(field, "Ana");
    press("Join");
    const error = await screen.findByText(taken);
    expect(field.getAttribute("aria-describedby")).toContain(error.id);
    expect(field.value).toBe("Ana");
    await waitFor(() => expect(document.activeElement).toBe(field));
    type(field, "Ana B");
    expect(screen.queryByText(taken)).toBeNull();
  });

  it("for a game that was closed meanwhile leads back to the code", async () => {
    visit("/join?code=123456");
    type(await nameField(), "Ana");
    const gone = () => refusal(404, "There is no such game.", "not-found");
    server.on("POST /api/join", gone);
    server.on("GET /api/join/{code}", gone);
    press("Join");
    expect(await screen.findByText(noGame)).toBeTruthy();
    expect((await codeField()).value).toBe("123456");
  });
});

it("looking at the page makes nobody a guest", async () => {
  visit("/join");
  await codeField();
  await waitFor(() => expect(server.calls("GET /api/session").length).toBeGreaterThan(0));
  expect(server.calls("POST /api/session/guest")).toEqual([]);
});
