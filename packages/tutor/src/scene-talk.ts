import type { CefrLevel } from "@saywell/cefr";
import { cefrLevels } from "@saywell/cefr";
import { assumedLevel } from "./guardrails/level-of-reply";
import { openScene, playScene, runScene } from "./scenes/play-scene";
import type { Run } from "./scenes/run-scene";
import type { Scene, SceneTurn } from "./scenes/types";
import { contentWords, plainText, quote, rotate, stemOf } from "./text";
import type { Turn } from "./said";

/** How the reply begins with which a scene begins; by it a conversation knows what is being played. */
const heading = ({ title }: Scene): string => `Role play: ${quote(title)}.`;

/** What a learner can send to begin a scene. */
export const playRequest = (title: string): string => `Let's play: ${title}`;

/** The first turn of a scene: the learner's part, and what the partner says first. */
export const beginScene = (scene: Scene): SceneTurn => ({
  scene,
  played: playScene(scene, []),
  messages: [],
  say: `${heading(scene)} ${scene.role} Write “help” for help, and “stop” to stop.\n\n${openScene(scene)}`,
});

/**
 * The role play that a message belongs to: one that it begins, or one that began in the conversation
 * and is not over. Null where none is played. Nothing is kept: it is played anew from its beginning.
 *
 * @param history without the message
 */
export function sceneTurn(
  message: string,
  history: readonly Turn[],
  scenes: readonly Scene[],
): SceneTurn | null {
  const running = runningScene(history, scenes);
  if (running !== null) {
    running.run.hear(message);
    const played = running.run.played();
    const messages = [...running.messages, message];
    return { scene: running.scene, played, messages, say: played.say };
  }
  const asked = sceneAskedFor(message, scenes);
  return asked === null ? null : beginScene(asked);
}

/** Nobody plays a scene for so many messages: whoever does has left it, and to play it anew takes time. */
const mostMessages = 30;

function runningScene(
  history: readonly Turn[],
  scenes: readonly Scene[],
): { scene: Scene; messages: readonly string[]; run: Run } | null {
  const at = history.findLastIndex(
    ({ sender, text }) => sender === "avatar" && text.startsWith("Role play: “"),
  );
  const scene = scenes.find((each) => history[at]?.text.startsWith(heading(each)));
  if (scene === undefined) return null;
  const messages = history
    .slice(at + 1)
    // What was refused is nothing that a scene may take up.
    .filter(({ sender, text }) => sender === "user" && text !== "")
    .map(({ text }) => text);
  if (messages.length > mostMessages) return null;
  const run = runScene(scene, messages);
  return run.played().isOver ? null : { scene, messages, run };
}

/** "I play football" wishes nothing. */
const asksToPlay =
  /\b(?:role[\s-]?plays?|scenes?|practi[sc]e (?:a |the )?(?:conversation|situation|dialogue))\b|^(?:(?:please|ok|okay|now|so|and|iris),? )*(?:let's|let us|lets|can (?:we|i|you)|could we|shall we|i (?:want|would like|'d like|wanna)(?: to)?|we|play|act|pretend)\b.*\b(?:play|act|pretend)\b|^play /;
const general = new Set(
  "role play plays playing roleplay scene scenes act pretend practise practice"
    .split(" ")
    .map(stemOf),
);

/** The scene whose title a wish to play names; null where it names none, or two as well. */
function sceneAskedFor(message: string, scenes: readonly Scene[]): Scene | null {
  const plain = plainText(message);
  if (!asksToPlay.test(plain) || plain.length > 120) return null;
  const exact = scenes.filter(({ title }) => plain.includes(plainText(title)));
  // Of two titles of which one holds the other the longer one is meant.
  const longest = exact.toSorted((a, b) => b.title.length - a.title.length)[0];
  if (longest !== undefined) return longest;
  const words = new Set(stemsOf(plain).filter((stem) => !general.has(stem)));
  const fitting = scenes
    .map((scene) => ({
      scene,
      hits: stemsOf(scene.title).filter((stem) => words.has(stem)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  const [best, second] = fitting;
  return best === undefined || best.hits === second?.hits ? null : best.scene;
}

/** "café" is "cafe" to whoever has no é. */
const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
const stemsOf = (text: string): string[] => contentWords(withoutAccents(text)).map(stemOf);

/** Whether somebody wishes to play, without a scene that is known. */
export const wishesToPlay = (message: string): boolean => {
  const plain = plainText(message);
  return (
    /\brole[\s-]?plays?\b|^let's play: |\b(?:play|do|act|make|want|another) (?:a |another |some )?(?:scene|situation|dialogue|conversation)s?\b/.test(
      plain,
    ) && plain.length <= 120
  );
};

/** Scenes to offer to somebody: of their level, then of the next ones, others first at each turn. */
export function scenesToOffer<S extends { readonly title: string; readonly level: CefrLevel }>(
  scenes: readonly S[],
  level: string | null,
  turn: number,
): S[] {
  const own = cefrLevels.indexOf((level ?? assumedLevel) as CefrLevel);
  const distance = ({ level: other }: S) => Math.abs(cefrLevels.indexOf(other) - own);
  const fitting = scenes.filter((each) => distance(each) === 0);
  return [...rotate(fitting, turn), ...scenes.filter((each) => distance(each) === 1)];
}
