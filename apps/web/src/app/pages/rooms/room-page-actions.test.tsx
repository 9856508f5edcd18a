// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/fake-server";
import { makeMessage } from "../../../testing/fake-socket";
import { guest } from "../../../testing/learning";
import {
  server,
  live,
  roomId,
  members,
  member,
  enter,
  toastText,
  setUpRoomScreen,
  me,
} from "../../../testing/room-screen";

setUpRoomScreen();

describe("what can be done with a message", () => {
  it("the author has the English of an own one checked, and sees its marks", async () => {
    await enter({ history: [makeMessage(1, { ...me, content: "I has a cat." })] });
    server.on("GET /api/rooms/{id}/messages/{messageId}/marks", () => ({
      content: "I has a cat.",
      corrections: [{ start: 2, length: 3, wrong: "has", better: "have", why: "After I: have." }],
    }));
    fireEvent.click(await screen.findByText("Check my English"));
    expect((await screen.findByText("has")).tagName).toBe("DEL");
    expect(screen.getByText("Only you can see these marks.")).toBeTruthy();
  });

  it("the words of an own one can be looked up once it was checked, which says quietly that nothing was found", async () => {
    await enter({ history: [makeMessage(1, { ...me, content: "She went home." })] });
    server.on("GET /api/rooms/{id}/messages/{messageId}/marks", () => ({
      content: "She went home.",
      corrections: [],
    }));
    const meaning = {
      partOfSpeech: "verb",
      meaning: "to move away",
      example: null,
      source: "COURSE" as const,
    };
    server.on("GET /api/words/{word}", () => ({ word: "go", level: "A1", meanings: [meaning] }));
    const text = await screen.findByText("She went home.");
    expect(screen.queryByText("Look up a word")).toBeNull();
    fireEvent.click(text);
    expect(await screen.findByText("No mistakes were found.")).toBeTruthy();

    // jsdom draws nothing, so the test says where the pointer is.
    const shown = document.querySelector("[data-own-text]")!;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode()!;
    const box = new DOMRect(0, 0, 40, 20);
    const layout = { getClientRects: () => [box], getBoundingClientRect: () => box };
    Object.assign(Range.prototype, layout);
    Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: node, offset: 5 }) });
    fireEvent.click(node.parentElement!, { clientX: 5, clientY: 5 });
    expect(await screen.findByText("to move away")).toBeTruthy();
    expect(screen.getByText("A1").textContent).toBe("Level A1");
    expect(server.calls("GET /api/words/{word}")[0]?.params["word"]).toBe("went");
    expect(screen.getByText("Hide check")).toBeTruthy();
    for (const name of Object.keys(layout)) Reflect.deleteProperty(Range.prototype, name);
    Reflect.deleteProperty(document, "caretPositionFromPoint");

    fireEvent.click(screen.getByText("Look up a word"));
    fireEvent.click(await screen.findByText("home"));
    await waitFor(() =>
      expect(server.calls("GET /api/words/{word}").map(({ params }) => params["word"])).toEqual([
        "went",
        "home",
      ]),
    );
  });

  it("others' can be reported, and their authors muted or blocked, which hides their words", async () => {
    await enter({ history: [makeMessage(1), makeMessage(2, { userId: "ben", userName: "Ben" })] });
    server.on("POST /api/reports", () => ({ id: "report-1", help: null }));
    server.on("POST /api/blocks", () => ({ ok: true }));
    const openMenu = async () =>
      fireEvent.click(await screen.findByLabelText("More about the message of Anna Berg"));
    await openMenu();
    fireEvent.click(await screen.findByText("Report this message"));
    fireEvent.click(await screen.findByText("Send report"));
    await toastText("Report sent");
    expect(server.calls("POST /api/reports")[0]?.body).toMatchObject({ messageId: "message-1" });
    await openMenu();
    fireEvent.click(await screen.findByText("Mute Anna Berg"));
    await waitFor(() => expect(screen.queryByText("Message 1")).toBeNull());
    expect(screen.getByText("Message 2")).toBeTruthy();
  });

  it("who reports that somebody is in danger reads at once where help is, until they close it", async () => {
    await enter({ history: [makeMessage(1)] });
    const help = "If somebody is in danger now, call 112. In every country: findahelpline.com.";
    server.on("POST /api/reports", () => ({ id: "report-1", help }));
    fireEvent.click(await screen.findByLabelText("More about the message of Anna Berg"));
    fireEvent.click(await screen.findByText("Report this message"));
    fireEvent.change(await screen.findByLabelText("What is wrong?"), {
      target: { value: "SELF_HARM" },
    });
    fireEvent.click(await screen.findByText("Send report"));
    const shown = await screen.findByRole("dialog", { name: /Thank you for telling us/ });
    expect(shown.textContent).toContain(help);
    expect(within(shown).getByRole("link", { name: "findahelpline.com" })).toBeTruthy();
    fireEvent.click(within(shown).getAllByText("Close")[0]!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("a word's meaning can be looked up without a mouse", async () => {
    await enter({ history: [makeMessage(1, { content: "She went home." })] });
    server.on("GET /api/words/{word}", ({ params }) => ({
      word: params["word"] === "went" ? "go" : "?",
      level: null,
      meanings: [
        { partOfSpeech: "verb", meaning: "to move away", example: null, source: "COURSE" as const },
      ],
    }));
    fireEvent.click(await screen.findByLabelText("More about the message of Anna Berg"));
    fireEvent.click(await screen.findByText("Look up a word"));
    const choice = screen.getByRole("dialog", { name: "Look up a word" });
    expect(choice.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByText("went"));
    const meaning = (await screen.findByText("to move away")).closest("[role=dialog]");
    expect(meaning?.contains(document.activeElement)).toBe(true);
    expect(screen.getByText("go")).toBeTruthy();
    expect(screen.queryByText("Level")).toBeNull();
  });

  it("the owner takes a member out after a second thought, and invites people", async () => {
    await enter({ room: { ...member, isOwner: true } });
    server.on("DELETE /api/rooms/{roomId}/members/{userId}", () => ({ ok: true }));
    fireEvent.click(screen.getByLabelText("More about Anna Berg"));
    fireEvent.click(await screen.findByText("Remove from this room"));
    expect(server.calls("DELETE /api/rooms/{roomId}/members/{userId}")).toHaveLength(0);
    fireEvent.click(screen.getByText("Remove"));
    await toastText("Anna Berg is no longer in this room");
    expect(screen.getByText("Invite")).toBeTruthy();
  });

  describe("about a member who never wrote", () => {
    const openMenu = async (name = "Anna Berg") => {
      fireEvent.click(await screen.findByLabelText(`More about ${name}`));
      return within(await screen.findByRole("dialog", { name: `About ${name}` }));
    };
    const stands = (
      friendship: "NONE" | "REQUESTED" | "ASKED_ME" | "AWAITING_APPROVAL" | "FRIENDS",
      mayRequest = false,
    ) => server.on("GET /api/users/{userId}/relationship", () => ({ friendship, mayRequest }));

    it("one can mute, block and report, and nobody can about oneself", async () => {
      await enter();
      stands("NONE");
      server.on("POST /api/blocks", () => ({ ok: true }));
      server.on("POST /api/reports", () => ({ id: "report-1", help: null }));
      fireEvent.click((await openMenu()).getByText("Mute Anna Berg"));
      fireEvent.click((await openMenu()).getByText("Block Anna Berg"));
      fireEvent.click((await openMenu()).getByText("Report Anna Berg"));
      fireEvent.click(await screen.findByText("Send report"));
      await toastText("Report sent");
      expect(server.calls("POST /api/blocks").map(({ body }) => body)).toEqual([
        { userId: "anna", kind: "MUTE" },
        { userId: "anna", kind: "BLOCK" },
      ]);
      expect(server.calls("POST /api/reports")[0]?.body).toMatchObject({ userId: "anna" });
      expect(screen.queryByLabelText(`More about ${guest.name}`)).toBeNull();
    });

    it("the focus begins and stays at the top, at what is still being read or cannot be done", async () => {
      await enter();
      stands("NONE");
      const item = (await (await openMenu()).findByText("Add friend")).closest("button");
      await waitFor(() => expect(document.activeElement).toBe(item));
      await waitFor(() => expect(item?.textContent).toBe("Cannot be added as a friend"));
      expect(document.activeElement).toBe(item);
    });

    it("one can ask to be a friend where that may be", async () => {
      await enter();
      stands("NONE", true);
      server.on("POST /api/friends/request", () => ({ id: "ask-1", status: "PENDING" }));
      const add = await (await openMenu()).findByText("Add friend");
      await waitFor(() =>
        expect(add.closest("button")?.getAttribute("aria-disabled")).toBe("false"),
      );
      fireEvent.click(add);
      await toastText("Friend request sent");
      expect(server.calls("POST /api/friends/request")[0]?.body).toEqual({
        requesterId: guest.id,
        addresseeId: "anna",
      });
    });

    it.each([
      ["NONE", false, "Cannot be added as a friend", true],
      ["REQUESTED", false, "Friend request sent", true],
      ["AWAITING_APPROVAL", false, "Waiting for your teacher", true],
      ["FRIENDS", false, "You are friends", true],
      ["ASKED_ME", false, "Accept friend request", false],
      ["NONE", true, "Add friend", false],
    ] as const)(
      "who stands as %s (may be asked: %s) reads %s",
      async (friendship, mayRequest, text, isDisabled) => {
        await enter();
        stands(friendship, mayRequest);
        const item = (await (await openMenu()).findByText(text)).closest("button");
        await waitFor(() => expect(item?.getAttribute("aria-disabled")).toBe(String(isDisabled)));
      },
    );

    it("a teacher's profile is one step away, from the list and from a message; a learner has none", async () => {
      const long = { userId: "long", userName: "Mr Long", role: "TEACHER" as const };
      await enter({
        room: { ...member, members: [...members, long] },
        history: [makeMessage(1, long)],
      });
      stands("NONE");
      expect((await openMenu()).queryByText("View profile")).toBeNull();
      const profile = (await openMenu("Mr Long")).getByText("View profile").closest("a");
      expect(profile?.getAttribute("href")).toBe("/teacher/long");
      fireEvent.click(await screen.findByLabelText("More about the message of Mr Long"));
      const ofMessage = within(await screen.findByRole("dialog", { name: "Message of Mr Long" }));
      fireEvent.click(ofMessage.getByText("View profile"));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/teacher/long");
    });
  });

  describe("closing the room", () => {
    const closing = "DELETE /api/rooms/{roomId}";

    it("is the owner's, who reads what is lost, may keep it, and is back in the lobby afterwards", async () => {
      await enter({ room: { ...member, isOwner: true, closing: "OWN" } });
      server.on(closing, () => {
        live.say({ type: "ROOM_CLOSED", roomId, message: "This room was closed." });
        return { ok: true };
      });
      fireEvent.click(screen.getByText("Close this room"));
      expect(await screen.findByText("Close “Coffee corner” for good?")).toBeTruthy();
      expect(screen.getByText(/all its messages are deleted/)).toBeTruthy();
      fireEvent.click(screen.getByText("Keep"));
      expect(server.calls(closing)).toHaveLength(0);
      fireEvent.click(screen.getByText("Close this room"));
      fireEvent.click(await screen.findByText("Close the room"));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
      expect(server.calls(closing)).toHaveLength(1);
    });

    it("of somebody else takes words for why, and leads back to the lobby", async () => {
      await enter({ room: { ...member, closing: "WITH_REASON" } });
      expect(screen.getByText("Leave room")).toBeTruthy();
      server.on("POST /api/rooms/{roomId}/close", () => ({ ok: true }));
      const closings = () => server.calls("POST /api/rooms/{roomId}/close");
      fireEvent.click(screen.getByText("Close this room"));
      fireEvent.click(await screen.findByText("Close the room"));
      expect(await screen.findByText("Write a few words.")).toBeTruthy();
      expect(closings()).toHaveLength(0);
      const why = () => screen.getByLabelText("Why do you close it?");
      expect(document.activeElement).toBe(why());
      const says = why().getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(says.map((id) => document.getElementById(id)?.textContent)).toContain(
        "Write a few words.",
      );
      fireEvent.click(screen.getByText("Keep"));
      fireEvent.click(screen.getByText("Close this room"));
      await screen.findByText("Close the room");
      expect(screen.queryByText("Write a few words.")).toBeNull();
      fireEvent.change(why(), { target: { value: " Nothing but spam. " } });
      fireEvent.click(screen.getByText("Close the room"));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
      expect(closings().map(({ body }) => body)).toEqual([{ reason: "Nothing but spam." }]);
      expect(server.calls(closing)).toHaveLength(0);
    });

    it("that is refused says why, and the room stays", async () => {
      await enter({ room: { ...member, isOwner: true, closing: "OWN" } });
      const sentence = "The rooms of the demo school stay open for all its visitors.";
      server.on(closing, () => refusal(403, sentence, "forbidden"));
      fireEvent.click(screen.getByText("Close this room"));
      fireEvent.click(await screen.findByText("Close the room"));
      expect(await screen.findByText(sentence)).toBeTruthy();
    });

    it("is not offered to other members", async () => {
      await enter();
      await screen.findByText("Leave room");
      expect(screen.queryByText("Close this room")).toBeNull();
    });
  });
});
