import { describe, expect, test } from "vitest";
import { bit, boundedRecord, id, timeZone, typedText } from "./fields";

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("an id", () => {
  test.each(["a1-lesson-1", "7d9f6c1e-8a43-4a55-9a3e-0d0d7f0b6a11", "x".repeat(100), "Ünï"])(
    "may be %j",
    (value) => {
      expect(accepts(id, value)).toBe(true);
    },
  );
  test.each(["", "x".repeat(101), "a\u0000b", "line\nbreak", "\ud800", 7, null])(
    "may not be %j",
    (value) => {
      expect(accepts(id, value)).toBe(false);
    },
  );
});

describe("text that a person typed", () => {
  test.each(["", "Hello", "two\nlines\tand a tab", "👩‍🏫", "ąćę"])("may be %j", (value) => {
    expect(accepts(typedText(20), value)).toBe(true);
  });
  test.each(["\u0000", "a\u001bb", "\u0085", "x".repeat(21)])("may not be %j", (value) => {
    expect(accepts(typedText(20), value)).toBe(false);
  });
});

describe("a time zone", () => {
  test.each(["Europe/London", "UTC", "America/Argentina/Ushuaia", "Asia/Kolkata", "Etc/GMT+5"])(
    "may be %s",
    (value) => {
      expect(accepts(timeZone, value)).toBe(true);
    },
  );
  test.each(["", "Mars/Olympus", "+05:00", "-0800", "London", "Europe/London\u0000"])(
    "may not be %j",
    (value) => {
      expect(accepts(timeZone, value)).toBe(false);
    },
  );
});

test.each([
  [0, true],
  [1, true],
  [2, false],
  [true, false],
  ["1", false],
])("truth on the wire is 1 or 0: %j is accepted: %s", (value, accepted) => {
  expect(accepts(bit, value)).toBe(accepted);
});

describe("a record of so many keys", () => {
  const answers = boundedRecord(typedText(500), 100);
  /** A record that counts how often one of its values is read. */
  function countedRecord(keys: number, keyLength: number) {
    const counted = { record: {} as Record<string, string>, reads: 0 };
    for (let index = 0; index < keys; index++) {
      Object.defineProperty(counted.record, `${index}`.padStart(keyLength, "q"), {
        enumerable: true,
        get: () => ((counted.reads += 1), "Ana"),
      });
    }
    return counted;
  }

  test("may be as large as that", () => {
    const { record } = countedRecord(100, 4);
    expect(answers.parse(record)).toEqual({ ...record });
  });

  test.each([
    ["too many keys", 101, 4, "must have at most 100 keys"],
    ["far too many", 20_000, 8, "must have at most 100 keys"],
    ["a key that is too long", 1, 101, "has a key that is too long"],
  ])("with %s is refused before any value is read", (_, keys, keyLength, sentence) => {
    const counted = countedRecord(keys, keyLength);
    expect(answers.safeParse(counted.record).error?.issues).toMatchObject([{ message: sentence }]);
    expect(counted.reads).toBe(0);
  });

  test.each([[null], [7], ["text"], [["a list"]]])("may not be %j", (value) => {
    expect(accepts(answers, value)).toBe(false);
  });
});
