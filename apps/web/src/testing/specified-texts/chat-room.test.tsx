// @vitest-environment jsdom
import { refusal } from "../fake-server";
import { enter, live, server, setUpRoomScreen, visit, write } from "../room-screen";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

setUpRoomScreen();

async function hear(message: Parameters<typeof live.say>[0]) {
  await enter();
  live.say(message);
}

checkTexts(specifiedTexts.chatRoom, {
  "a room on its way": visit,
  "a room that is not there": () => {
    visit();
    server.on("GET /api/rooms/{id}", () => refusal(404, "There is no such room.", "not-found"));
  },
  "a room before the line is open": visit,
  "a room in which nobody has written": enter,
  "a field with five letters": async () => {
    await enter();
    write("Hello");
  },
  "a message that was blocked": () =>
    hear({ type: "MESSAGE_BLOCKED", message: "No email addresses, please." }),
  "a refusal": () => hear({ type: "ERROR", message: "That did not work." }),
  "somebody who came": () => hear({ type: "USER_JOINED", userId: "anna", userName: "Anna" }),
  "somebody who left": () => hear({ type: "USER_LEFT", userId: "anna", userName: "Anna" }),
});
