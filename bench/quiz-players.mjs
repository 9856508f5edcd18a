// The players of the quiz measurement as the measurement sees them, and the games of their rooms.
import { fork } from "node:child_process";
import { join } from "node:path";
import { root } from "./product.mjs";

/** Players in a process of their own. */
export function startLoad() {
  const load = fork(join(root, "bench/quiz-load.mjs"));
  let fail = () => {};
  load.once("exit", () => fail(new Error("The players are gone.")));
  return {
    ask: (command, options = {}) =>
      new Promise((resolve, reject) => {
        fail = reject;
        load.once("message", ({ result, error }) =>
          error === undefined ? resolve(result) : reject(new Error(error)),
        );
        load.send({ command, options });
      }),
    end: () => load.kill(),
  };
}

/** Opens a game in each room, by somebody who is in it. Answers which game is where. */
export async function openGames({ url, dataDir }, people) {
  const gameOf = {};
  for (const { roomId, gameId, cookie } of people) {
    const place = roomId ?? gameId;
    if (gameOf[place] !== undefined) continue;
    if (roomId === undefined || dataDir === undefined) {
      gameOf[place] = place;
      continue;
    }
    const answer = await fetch(`${url}/api/games`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ roomId, gameType: "VOCABULARY_BATTLE", mode: "COMPETITIVE" }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    gameOf[place] = (await answer.json()).id;
  }
  return gameOf;
}
