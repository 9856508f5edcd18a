import { practicePartnerName } from "@saywell/tutor/practice-partner-name";
import type { ChatState } from "../model/room-chat";

/** Who is writing. It keeps its room, so that nothing jumps. */
export function TypingLine({ typing, present }: Pick<ChatState, "typing" | "present">) {
  const names = typing.map(({ userId, userName }) =>
    present.get(userId)?.isBot === true ? practicePartnerName(userName) : userName,
  );
  return (
    <p className="min-h-6 truncate px-4 text-sm text-muted-foreground">
      {names.length === 0 ? null : whoIsTyping(names)}
    </p>
  );
}

function whoIsTyping(names: readonly string[]): string {
  const [first, second] = names;
  if (names.length === 1) return `${first} is typing…`;
  return names.length === 2
    ? `${first} and ${second} are typing…`
    : `${names.length} people are typing…`;
}
