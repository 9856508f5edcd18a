// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { DeleteAccountDialog } from "./delete-account-dialog";

const erase = "POST /api/account/{userId}/erase";
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  server.on(erase, () => ({ ok: true as const }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(hasPassword: boolean) {
  const leave = vi.fn();
  renderApp(
    { "/": <DeleteAccountDialog userId="u1" hasPassword={hasPassword} leave={leave} /> },
    "/",
  );
  fireEvent.click(screen.getByText("Delete my account"));
  return leave;
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const confirm = () => fireEvent.click(screen.getByText("Delete for good"));

it("says what is lost, and lets one keep it", async () => {
  open(true);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "your XP, coins, streak and badges",
    "your lessons: answers, progress and scores",
    "the words and lessons you saved, and your settings",
    "your name, your email and your plan",
  ]);
  fireEvent.click(screen.getByText("Keep my account"));
  await waitFor(() => expect(screen.queryByText("Delete your account?")).toBeNull());
  expect(server.calls(erase)).toEqual([]);
});

it("needs the word and the password, and says which is missing", () => {
  open(true);
  confirm();
  expect(screen.getByText("Write your password.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Your password"));
  write("Your password", "a long password");
  write("Write DELETE to confirm", "delet");
  confirm();
  expect(screen.getByText("Write DELETE here.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Write DELETE to confirm"));
  expect(server.calls(erase)).toEqual([]);
});

it("erases, forgets the learner on this device, and leaves", async () => {
  localStorage.setItem("saywell.answers.u1.l1", "[]");
  const leave = open(true);
  write("Your password", "a long password");
  write("Write DELETE to confirm", "delete ");
  confirm();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(server.calls(erase).map(({ body }) => body)).toEqual([{ password: "a long password" }]);
  expect(localStorage.length).toBe(0);
});

it("asks a guest for no password", async () => {
  const leave = open(false);
  expect(screen.queryByLabelText("Your password")).toBeNull();
  write("Write DELETE to confirm", "DELETE");
  confirm();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(server.calls(erase).map(({ body }) => body)).toEqual([{}]);
});

it("a wrong password stays in its field, with what is wrong", async () => {
  server.on(erase, () => refusal(401, "The password is wrong.", "wrong-credentials"));
  const leave = open(true);
  write("Your password", "not the password");
  write("Write DELETE to confirm", "DELETE");
  confirm();
  expect(await screen.findByText("The password is wrong.")).toBeTruthy();
  expect(screen.getByLabelText("Your password").getAttribute("aria-invalid")).toBe("true");
  expect(leave).not.toHaveBeenCalled();
});

it("a failure says so, loses nothing, and can be tried again", async () => {
  server.on(erase, () => refusal(503, "Saywell is busy.", "unavailable"));
  const leave = open(false);
  localStorage.setItem("saywell.answers.u1.l1", "[]");
  write("Write DELETE to confirm", "DELETE");
  confirm();
  expect(await screen.findByText("Saywell is busy.")).toBeTruthy();
  expect(localStorage.length).toBe(1);
  server.on(erase, () => ({ ok: true as const }));
  confirm();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});
