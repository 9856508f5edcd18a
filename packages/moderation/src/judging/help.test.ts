import { describe, expect, test } from "vitest";
import data from "../../data/help-lines.json";
import zones from "../../data/countries-of-time-zones.json";
import { countryCodes, countryOf } from "../lists/countries";
import {
  countryFor,
  helpForStaff,
  helpMessage,
  helpNote,
  type HelpPlace,
  helpReplies,
} from "./help";

const readers = ["school", "demonstration", "nobody"] as const;
const texts = (country?: string, readBy: HelpPlace["readBy"] = "school") => [
  helpMessage({ country, readBy }),
  helpNote({ country, readBy }),
  helpForStaff({ country }),
  ...helpReplies({ country, readBy }),
];
/** What learners read. */
const forLearners = (place: HelpPlace) => [
  helpMessage(place),
  helpNote(place),
  ...helpReplies(place),
];

describe("where help is", () => {
  test.each([
    ["GB", "Samaritans on 116 123", "Childline on 0800 1111", "999 or 112 in the UK"],
    ["US", "Lifeline on 988", "1-800-422-4453", "911 in the USA"],
    ["IN", "Tele MANAS on 14416", "Childline on 1098", "112 in India"],
    ["UA", "7333", "116 111", "112 in Ukraine"],
    ["DE", "0800 111 0 111", "116 111", "112 in Germany"],
    ["ES", "024", "900 20 20 10", "112 in Spain"],
    ["AR", "135", "102", "911 in Argentina"],
  ])("%s is told of its own country, and where to look in every other", (country, ...expected) => {
    for (const text of texts(country)) {
      for (const part of [...expected, "findahelpline.com"]) expect(text).toContain(part);
    }
  });

  test("a country without a line that we know has its emergency number and the finder", () => {
    for (const text of texts("NG")) {
      expect(text).toContain("112 in Nigeria");
      expect(text).toContain("findahelpline.com");
      expect(text).not.toMatch(/to talk\? Call|listens/);
    }
  });

  test.each([undefined, "AQ", "__proto__"])(
    "where the country is not known (%s) every continent's number and the finder are",
    (country) => {
      for (const text of texts(country)) {
        expect(text).toMatch(/112 in Europe.*999 in the UK, 911 in America/);
        expect(text).toContain("findahelpline.com");
      }
    },
  );
});

describe("the words", () => {
  const spain = { country: "ES", readBy: "school" } as const;

  test("say first whom to call, then who listens, and only then the rest, a line each", () => {
    expect(helpNote(spain).split("\n")).toEqual([
      "Are you or a friend in danger now? Call 112 in Spain.",
      "Do you want to talk? Call Suicide line on 024 or ANAR on 900 20 20 10 (for young people). Or go to findahelpline.com.",
      "It is not your fault. It is good that you said it.",
      expect.stringContaining("tell an adult you trust today"),
    ]);
    for (const text of forLearners(spain)) {
      expect(text).toMatch(/^Are you [^.]*in danger now\? Call 112 in Spain\./);
    }
  });

  test("are short sentences, besides the names of the lines", () => {
    for (const text of readers.flatMap((readBy) => forLearners({ country: "NG", readBy }))) {
      const lengths = text.split(/[.?:]\s/).map((sentence) => sentence.split(" ").length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(15);
    }
  });

  test.each([
    ["school", /who look after this school can read your words, but perhaps/],
    ["demonstration", /only a demonstration: perhaps nobody reads your words/],
    ["nobody", /No person reads your words/],
  ] as const)("say of words that are read by %s what is true", (readBy, expected) => {
    for (const text of forLearners({ country: "ES", readBy })) {
      expect(text).toMatch(expected);
      expect(/this school/.test(text)).toBe(readBy === "school");
    }
  });

  test("what a practice partner says fits into a message of a room, in every country", () => {
    for (const country of countryCodes) {
      for (const reply of readers.flatMap((readBy) => helpReplies({ country, readBy }))) {
        expect(reply.length).toBeLessThanOrEqual(500);
      }
    }
  });
});

describe("the country of somebody", () => {
  const school = { country: "ES", timeZone: "Europe/Madrid" };
  const unset = { country: null, timeZone: null };
  test.each([
    ["Europe/London", school, "GB", "whose clocks are another country's"],
    ["Asia/Calcutta", unset, "IN", "whose clocks have an old name"],
    ["Europe/Madrid", school, "ES", "who has the school's clocks"],
    ["Europe/Madrid", { ...school, country: "AD" }, "AD", "who has the clocks of a school abroad"],
    ["UTC", school, "ES", "whose clocks are no country's"],
    [undefined, school, "ES", "whose clocks nobody knows"],
    ["UTC", { ...school, country: null }, "ES", "of a school that has said only its time zone"],
    ["UTC", { ...unset, country: "FR" }, "FR", "of a school that has said only its country"],
    ["UTC", unset, undefined, "of a school that has said nothing"],
    ["Antarctica/Troll", unset, undefined, "who is in no country"],
  ])("%s at %j: %s, of somebody %s", (timeZone, at, expected, _who) => {
    expect(countryFor(timeZone, at)).toBe(expected);
  });
});

describe("the data", () => {
  const countries = Object.entries(data.countries);
  test("has lines for at least 40 countries, with their source and date", () => {
    expect(countries.filter(([, { lines }]) => lines.length > 0).length).toBeGreaterThanOrEqual(40);
    expect(data.source).not.toBe("");
    expect(data.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(zones.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each(countries)(
    "%s has an emergency number, and numbers that can be dialled",
    (code, it) => {
      expect(it.emergency).toMatch(/^\d{2,4}(?: or \d{2,4})?$/);
      for (const { name, phone } of it.lines) {
        expect(name).not.toBe("");
        expect(phone).toMatch(/^[\d* -]{3,}(?: or [\d -]{3,})?(?: \([a-z]+ \d+\))?$/);
      }
      expect(Object.keys(zones.zones)).toContain(code);
    },
  );

  test("knows the country of every time zone of a place that a browser can name", () => {
    const places = Intl.supportedValuesOf("timeZone").filter((zone) =>
      /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone),
    );
    expect(places.length).toBeGreaterThan(300);
    expect(places.filter((zone) => countryOf(zone) === undefined)).toEqual([]);
  });
});
