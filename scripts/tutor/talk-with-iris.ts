import type { Content } from "@saywell/content/answers";
import { sentencesOf } from "@saywell/english";
import { inContext, openKnownEnglish, type Reply, replyTo, type Turn } from "@saywell/tutor";
import { tagSentence } from "../../packages/grammar-checker/src/pattern/tag-sentence";

/** A conversation with the tutor on board, without a server and without marks in what is written. */
export function talkWithIris(
  level: string,
  content: Pick<Content, "lessons" | "english" | "scenes">,
): (message: string) => Promise<Reply> {
  const history: Turn[] = [];
  const knownEnglish = openKnownEnglish(content, () => Promise.resolve(null));
  return async (message) => {
    const alone = await knownEnglish(message, ["Iris"]);
    const asked = inContext(message, history, alone);
    const reply = replyTo({
      message,
      mayEcho: true,
      help: null,
      history: [...history],
      lesson: null,
      corrections: [],
      sentences: sentencesOf(message).map(tagSentence),
      scenes: content.scenes,
      english: asked === message ? alone : await knownEnglish(asked, ["Iris"]),
      course: content.lessons,
      level,
    });
    history.push({ sender: "user", text: message }, { sender: "avatar", text: reply.response });
    return reply;
  };
}
