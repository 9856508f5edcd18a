interface Named {
  userId: string;
  userName: string;
}

/** The numbers of those who came after somebody of the same name, by their ids; most have none. */
export type NameNumbers = ReadonlyMap<string, number>;

/** What somebody is called in a room: by name, and by a number where another came first with it. */
export const nameIn = (numbers: NameNumbers, id: string, name: string): string =>
  numbers.has(id) ? `${name} (${numbers.get(id)})` : name;

/** A name as it is seen: one in other capitals or widths, or with marks that nobody sees, is the same. */
const seen = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .trim();

/**
 * Who is called what in one room, so that two people of one first name are told apart. A number
 * stays with its owner for as long as the room is open, also when somebody of that name leaves.
 */
export function createNameBook() {
  const known = new Map<string, string>();
  /** By each name those who have, or had, it: whoever takes it again is who they were. */
  const byName = new Map<string, string[]>();
  let numbers: NameNumbers = new Map();

  function enter(id: string, name: string): void {
    const namesakes = byName.get(seen(name)) ?? [];
    byName.set(seen(name), namesakes);
    if (!namesakes.includes(id)) namesakes.push(id);
    known.set(id, name);
    const number = namesakes.indexOf(id) + 1;
    if (number === 1 && !numbers.has(id)) return;
    const next = new Map(numbers);
    if (number === 1) next.delete(id);
    else next.set(id, number);
    numbers = next;
  }

  return {
    /** People as they are called now, those who came first before others. */
    meet(people: Iterable<Named>): void {
      for (const { userId, userName } of people) {
        if (known.get(userId) !== userName) enter(userId, userName);
      }
    },
    /** Authors of what was written: those who are known may have another name by now. */
    read(authors: Iterable<Named>): void {
      for (const { userId, userName } of authors) {
        if (!known.has(userId)) enter(userId, userName);
      }
    },
    /** The same map until it has changed. */
    numbers: (): NameNumbers => numbers,
  };
}
