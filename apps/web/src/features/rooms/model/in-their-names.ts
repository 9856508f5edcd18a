import type { Room, RoomMessage } from "@saywell/contract";
import { nameIn, type NameNumbers } from "./name-book";
import type { ChatState, Present } from "./room-chat";

/** A room in which everybody is called what tells them from others of their name. */
export function inTheirNames(numbers: NameNumbers) {
  /** A message that did not change is not drawn again. */
  const renamed = new WeakMap<RoomMessage, RoomMessage>();

  function messageOf(message: RoomMessage): RoomMessage {
    if (!numbers.has(message.userId)) return message;
    const named = renamed.get(message) ?? person(message);
    renamed.set(message, named);
    return named;
  }
  const person = <T extends { userId: string; userName: string }>(each: T): T =>
    numbers.has(each.userId)
      ? { ...each, userName: nameIn(numbers, each.userId, each.userName) }
      : each;
  const present = (people: Present): Present =>
    new Map(
      [...people].map(([id, each]) => [
        id,
        { ...each, userName: nameIn(numbers, id, each.userName) },
      ]),
    );

  return {
    members: (members: Room["members"]): Room["members"] =>
      numbers.size === 0 ? members : members.map(person),
    state: (state: ChatState): ChatState =>
      numbers.size === 0
        ? state
        : {
            ...state,
            messages: state.messages?.map(messageOf),
            present: present(state.present),
            typing: state.typing.map(person),
          },
  };
}
