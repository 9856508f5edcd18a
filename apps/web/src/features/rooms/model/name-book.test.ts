import { expect, it } from "vitest";
import { createNameBook, nameIn } from "./name-book";

const ana = { userId: "first", userName: "Ana" };
const secondAna = { userId: "second", userName: "Ana" };
const ben = { userId: "third", userName: "Ben" };

function bookOf(...people: { userId: string; userName: string }[]) {
  const book = createNameBook();
  book.meet(people);
  return { ...book, called: (id: string, name: string) => nameIn(book.numbers(), id, name) };
}

it("numbers whoever comes after somebody of the same name, and nobody else", () => {
  const { called } = bookOf(ana, ben, secondAna, { userId: "fourth", userName: "Ana" });
  expect(called("first", "Ana")).toBe("Ana");
  expect(called("third", "Ben")).toBe("Ben");
  expect(called("second", "Ana")).toBe("Ana (2)");
  expect(called("fourth", "Ana")).toBe("Ana (3)");
});

it("keeps a number when the first of that name is gone, and when they are back", () => {
  const { meet, called } = bookOf(ana, secondAna);
  meet([secondAna]);
  expect(called("second", "Ana")).toBe("Ana (2)");
  meet([secondAna, ana]);
  expect(called("first", "Ana")).toBe("Ana");
});

it("gives a number to whoever takes a name that somebody has, and takes it with the name", () => {
  const { meet, called } = bookOf(ana, ben);
  meet([{ ...ben, userName: "Ana" }]);
  expect(called("third", "Ana")).toBe("Ana (2)");
  meet([ben]);
  expect(called("third", "Ben")).toBe("Ben");
});

it("reads authors of whom nobody else tells, and does not take an old name for a new one", () => {
  const { read, called } = bookOf(ben, ana);
  read([
    { userId: "gone", userName: "Ana" },
    { userId: "third", userName: "Blue Kite" },
  ]);
  expect(called("gone", "Ana")).toBe("Ana (2)");
  expect(called("third", "Ben")).toBe("Ben");
});

it("hands out the same numbers for as long as nothing has changed", () => {
  const { meet, numbers } = bookOf(ana, secondAna);
  const before = numbers();
  meet([secondAna, ana, ben]);
  expect(numbers()).toBe(before);
});

it.each(["ANA", "ana", "Ana\u200d", "Ａｎａ"])(
  "numbers %j, who looks like somebody before",
  (name) => {
    const { called } = bookOf(ana, { userId: "second", userName: name });
    expect(called("second", name)).toBe(`${name} (2)`);
  },
);
