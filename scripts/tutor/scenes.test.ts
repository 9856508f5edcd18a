import { loadContent } from "@saywell/content/answers";
import { playRequest, sceneTurn, type Turn } from "@saywell/tutor";
import { expect, test } from "vitest";

const { scenes } = loadContent();

test.each(scenes.map((scene) => [scene.title, scene] as const))(
  "“%s” ends at “stop”, whatever is asked for first",
  (title) => {
    const begin = playRequest(title);
    const begun = sceneTurn(begin, [], scenes);
    const history: Turn[] = [
      { sender: "user", text: begin },
      { sender: "avatar", text: begun!.say },
    ];
    for (const word of ["stop", "Stop, please.", "quit"])
      expect(sceneTurn(word, history, scenes)?.played.isOver).toBe(true);
  },
);
