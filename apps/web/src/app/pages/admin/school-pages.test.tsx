// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeClass, makePerson, serveAdmin } from "../../../testing/administration";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import ClassPage from "./class-page";
import ClassesPage from "./classes-page";
import ImportPage from "./import-page";
import RoomsPage from "./rooms-page";
import SettingsPage from "./settings-page";

let server: FakeServer;
beforeEach(() => {
  server = serveAdmin();
});
afterEach(cleanup);

describe("classes", () => {
  const open = (at = "/admin/classes") =>
    renderApp({ "/admin/classes": <ClassesPage />, "/admin/classes/:classId": <ClassPage /> }, at);
  const member = {
    id: "person-1",
    name: "Anna",
    email: null,
    ageBand: "ADULT",
    isSuspended: false,
    joinedAt: "2026-03-02T09:00:00.000Z",
  } as const;

  test("are made with a name and a teacher", async () => {
    const teacher = makePerson({ id: "teacher-1", name: "Ms Teach", role: "TEACHER" });
    server.on("GET /api/admin/people", () => ({ people: [teacher], next: null, total: 1 }));
    server.on("POST /api/admin/classes", () => makeClass());
    server.on("GET /api/admin/classes/{id}", () => makeClass());
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Make a class" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Name"), "B2 exam");
    await userEvent.click(dialog.getByRole("button", { name: "Make class" }));
    expect(dialog.getByText("Choose who teaches it.")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText("Teacher"), "teach");
    await userEvent.click(await dialog.findByRole("button", { name: /Ms Teach/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Make class" }));
    await screen.findByRole("heading", { name: "Tuesday evening English" });
    expect(server.calls("POST /api/admin/classes")[0]?.body).toEqual({
      name: "B2 exam",
      teacherId: "teacher-1",
    });
  });

  test("are renamed by saying what was seen, and say so where another was quicker", async () => {
    server.on("GET /api/admin/classes/{id}", () => makeClass());
    server.on("PUT /api/admin/classes/{id}", () =>
      refusal(409, "The class has changed meanwhile.", "conflict"),
    );
    open("/admin/classes/class-1");
    await userEvent.click(await screen.findByRole("button", { name: "Change name or teacher" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Name"), " 2");
    await userEvent.click(dialog.getByRole("button", { name: "Change class" }));
    await dialog.findByText("The class has changed meanwhile.");
    expect(dialog.getByRole("button", { name: "Show how it stands now" })).toBeTruthy();
    expect(server.calls("PUT /api/admin/classes/{id}")[0]?.body).toEqual({
      name: "Tuesday evening English 2",
      teacherId: "teacher-1",
      was: { name: "Tuesday evening English", teacherId: "teacher-1" },
    });
  });

  test("lose a student only once that was confirmed", async () => {
    server.on("GET /api/admin/classes/{id}", () => makeClass({ students: 1 }));
    server.on("GET /api/admin/classes/{id}/members", () => ({ members: [member], next: null }));
    server.on("DELETE /api/admin/classes/{id}/members/{accountId}", () => makeClass());
    open("/admin/classes/class-1");
    await userEvent.click(await screen.findByRole("button", { name: "Take out Anna" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(server.calls("DELETE /api/admin/classes/{id}/members/{accountId}")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Take out" }));
    await waitFor(() =>
      expect(server.calls("DELETE /api/admin/classes/{id}/members/{accountId}")[0]?.params).toEqual(
        { id: "class-1", accountId: "person-1" },
      ),
    );
  });
});

describe("the import", () => {
  const report = {
    isDone: false,
    rows: 3,
    newPeople: 2,
    knownPeople: 0,
    newClasses: 1,
    newMembers: 2,
    consents: 0,
    invitations: 0,
    badRows: 1,
    found: [],
    bad: [{ line: 3, reason: "This is no email address: nobody" }],
  };
  const csv = "name,email\nAnna,anna@example.org\nBen,nobody\nZoe,zoe@example.org\n";

  /** jsdom's files cannot be read. */
  const fileOf = (text: string) =>
    Object.assign(new File([text], "people.csv", { type: "text/csv" }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    });

  test("shows the bad rows first, and stores nothing until they are to be skipped", async () => {
    server.on("POST /api/admin/import", ({ body }) => ({ ...report, isDone: !body.dryRun }));
    renderApp({ "/admin/import": <ImportPage /> }, "/admin/import");
    await userEvent.upload(await screen.findByLabelText("CSV file"), fileOf(csv));
    await screen.findByText("What would happen");
    expect(screen.getByText("Line 3")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save them as CSV" })).toBeTruthy();
    expect(screen.getByText("This is no email address: nobody")).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Import" });
    expect(button.disabled).toBe(true);
    await userEvent.click(screen.getByLabelText("Skip the bad rows and import the others"));
    await userEvent.click(button);
    await screen.findByText("Imported");
    expect(server.calls("POST /api/admin/import").map(({ body }) => body)).toEqual([
      { csv, dryRun: true, skipBadRows: false, invite: false },
      { csv, dryRun: false, skipBadRows: true, invite: false },
    ]);
  });

  test("names who is here already, groups equal reasons, and counts invitations as they are ticked", async () => {
    const person = {
      id: "person-1",
      name: "Ana May",
      nameHere: "Olga Petrova",
      isNamedOtherwise: true,
      role: "LEARNER",
      line: 2,
      joins: "5A",
      teaches: null,
    } as const;
    const reason = "The class is new and has no teacher.";
    server.on("POST /api/admin/import", () => ({
      ...report,
      knownPeople: 1,
      found: [person],
      badRows: 2,
      bad: [3, 4].map((line) => ({ line, reason })),
    }));
    renderApp({ "/admin/import": <ImportPage /> }, "/admin/import");
    await userEvent.upload(await screen.findByLabelText("CSV file"), fileOf(csv));
    const link = await screen.findByRole("link", { name: "Olga Petrova" });
    expect(link.closest("li")?.textContent).toMatch(
      /Line 2.*in the file Ana May.*Joins 5A.*The name differs/,
    );
    expect(screen.getAllByText(reason, { exact: false })).toHaveLength(1);
    expect(screen.getByText("Lines 3, 4").closest("li")?.textContent).toContain("2 rows");
    const invitations = () =>
      screen.getByText("Invitations", { selector: "dt" }).nextSibling?.textContent;
    expect(invitations()).toBe("0");
    await userEvent.click(screen.getByLabelText("Send everybody who is new an invitation by mail"));
    expect(invitations()).toBe("2");
  });

  test("stands under People in the navigation", async () => {
    renderApp({ "/admin/import": <ImportPage /> }, "/admin/import");
    const nav = await screen.findByRole("navigation", { name: "Administration" });
    const here = [...nav.querySelectorAll('[aria-current="page"]')];
    expect(here.map((link) => link.textContent)).toEqual(["People"]);
  });

  test("asks for the file first, and folds how to write one", async () => {
    renderApp({ "/admin/import": <ImportPage /> }, "/admin/import");
    const file = await screen.findByLabelText("CSV file");
    const help = screen.getByText("How to write the file").closest("details")!;
    expect(help.open).toBe(false);
    expect(help.textContent).toContain("class_teacher");
    expect(file.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("says of a workbook what to save it as, and offers a sample", async () => {
    renderApp({ "/admin/import": <ImportPage /> }, "/admin/import");
    const sample = await screen.findByRole("link", { name: "Download a sample file" });
    expect(decodeURIComponent(sample.getAttribute("href")!)).toContain("name,email,role,class");
    await userEvent.upload(screen.getByLabelText("CSV file"), fileOf("PK\u0003\u0004"));
    await screen.findByText(/This is an Excel workbook/);
    expect(server.calls("POST /api/admin/import")).toEqual([]);
  });

  test("says what is wrong with a file that cannot be read, and looks again", async () => {
    server.on("POST /api/admin/import", () =>
      refusal(409, "The first line has no column called email.", "conflict"),
    );
    renderApp({ "/admin/import": <ImportPage /> }, "/admin/import");
    await userEvent.upload(await screen.findByLabelText("CSV file"), fileOf("x"));
    await screen.findByText("The first line has no column called email.");
    server.on("POST /api/admin/import", () => report);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("What would happen");
  });
});

test("a room is closed with a reason that those inside read", async () => {
  const room = {
    id: "room-1",
    name: "Coffee corner",
    type: "CHAT",
    audience: "ALL",
    isPrivate: true,
    isDemo: false,
    owner: { id: "person-1", name: "Anna", role: "LEARNER" },
    className: null,
    isOfClass: false,
    members: 2,
    present: 1,
    messages: 1,
    createdAt: "2026-03-02T09:00:00.000Z",
    lastMessageAt: null,
  } as const;
  server.on("GET /api/admin/rooms", () => ({ rooms: [room], next: null }));
  server.on("POST /api/admin/rooms/{id}/close", () => ({ ok: true }));
  renderApp({ "/admin/rooms": <RoomsPage /> }, "/admin/rooms");
  await userEvent.click(await screen.findByRole("button", { name: "Close Coffee corner" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Close Coffee corner?" }));
  await userEvent.type(dialog.getByLabelText("Reason"), "Not safe.");
  await userEvent.click(dialog.getByRole("button", { name: "Close the room" }));
  await waitFor(() =>
    expect(server.calls("POST /api/admin/rooms/{id}/close")[0]).toMatchObject({
      params: { id: "room-1" },
      body: { reason: "Not safe." },
    }),
  );
  const ofClass = { ...room, name: "B1 Evening", isOfClass: true };
  server.on("GET /api/admin/rooms", () => ({ rooms: [ofClass], next: null }));
  renderApp({ "/admin/rooms": <RoomsPage /> }, "/admin/rooms");
  expect(await screen.findByText("Closes with its class")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close B1 Evening" })).toBeNull();
});

describe("the settings", () => {
  const settings = {
    name: "Saywell",
    contact: "",
    address: "",
    email: "",
    phone: "",
    country: null,
    timeZone: null,
    features: { learnersCreateRooms: false, ads: true, guests: true },
    membersPlan: null,
    version: 3,
  };
  beforeEach(() => server.on("GET /api/admin/settings", () => settings));
  const open = () => renderApp({ "/admin/settings": <SettingsPage /> }, "/admin/settings");

  test("are saved as one, with the version that was seen", async () => {
    server.on("PUT /api/admin/settings", () => ({ ...settings, version: 4 }));
    open();
    const name = await screen.findByLabelText("Name of the school");
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
    expect(screen.getByText("Give the school a name.")).toBeTruthy();
    await userEvent.type(name, "Riverside School");
    await userEvent.type(screen.getByLabelText("Email address"), " office@riverside.example ");
    const country = screen.getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(country, "Kiribati");
    expect(screen.getByText(/We know no help lines of this country/)).toBeTruthy();
    await userEvent.selectOptions(country, "Spain");
    expect(screen.queryByText(/We know no help lines/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Time zone" }), "Madrid");
    const agreed = screen.getByRole("combobox", { name: "Plan of everybody in a class" });
    await userEvent.selectOptions(agreed, "Hybrid Premium");
    await userEvent.click(screen.getByRole("switch", { name: "Ads" }));
    await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
    await waitFor(() =>
      expect(server.calls("PUT /api/admin/settings").map(({ body }) => body)).toEqual([
        {
          name: "Riverside School",
          contact: "",
          address: "",
          email: "office@riverside.example",
          phone: "",
          country: "ES",
          timeZone: "Europe/Madrid",
          features: { learnersCreateRooms: false, ads: false, guests: true },
          membersPlan: "PREMIUM",
          version: 3,
        },
      ]),
    );
    // Titles and ads follow at once.
    await waitFor(() => expect(server.calls("GET /api/school").length).toBeGreaterThan(1));
  });

  test("of another admin are shown, not overwritten", async () => {
    server.on("PUT /api/admin/settings", () => {
      const theirs = { ...settings, name: "Hillside School", version: 4 };
      server.on("GET /api/admin/settings", () => theirs);
      return refusal(409, "Somebody else has changed the settings.", "conflict");
    });
    open();
    await userEvent.type(await screen.findByLabelText("Name of the school"), " 2");
    await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
    await screen.findByText("Somebody else has changed the settings.");
    await userEvent.click(screen.getByRole("button", { name: "Show how it stands now" }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>("Name of the school").value).toBe(
        "Hillside School",
      ),
    );
  });
});
