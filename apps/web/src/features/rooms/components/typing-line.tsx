import type { ChatState } from "../model/room-chat";

/** Who is writing. It keeps its room, so that nothing jumps. */
export function TypingLine({ typing }: Pick<ChatState, "typing">) {
  return (
    <p className="min-h-6 truncate px-4 text-sm text-muted-foreground">
      {typing.length === 0 ? null : whoIsTyping(typing.map(({ userName }) => userName))}
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
