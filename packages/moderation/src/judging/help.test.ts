import { describe, expect, test } from "vitest";
import data from "../../data/help-lines.json";
import zones from "../../data/countries-of-time-zones.json";
import { countryOf } from "../lists/countries";
import { helpForStaff, helpMessage, helpNote, helpReplies } from "./help";

const texts = (timeZone?: string) => [
  helpMessage(timeZone),
  helpNote(timeZone),
  helpForStaff(timeZone),
  ...helpReplies(timeZone),
];

describe("where help is", () => {
  test.each([
    ["Europe/London", "Samaritans on 116 123", "Childline on 0800 1111", "999 or 112 in the UK"],
    ["America/New_York", "Lifeline on 988", "1-800-422-4453", "911 in the USA"],
    ["US/Eastern", "Lifeline on 988", "1-800-422-4453", "911 in the USA"],
    ["Asia/Calcutta", "Tele MANAS on 14416", "Childline on 1098", "112 in India"],
    ["Asia/Kolkata", "Tele MANAS on 14416", "Childline on 1098", "112 in India"],
    ["Europe/Kiev", "7333", "116 111", "112 in Ukraine"],
    ["Europe/Berlin", "0800 111 0 111", "116 111", "112 in Germany"],
    ["America/Argentina/Buenos_Aires", "135", "102", "911 in Argentina"],
  ])("%s is told of its own country, and where to look in every other", (zone, ...expected) => {
    for (const text of texts(zone)) {
      for (const part of [...expected, "findahelpline.com"]) expect(text).toContain(part);
    }
  });

  test("a country without a line that we know has its emergency number and the finder", () => {
    for (const text of texts("Africa/Lagos")) {
      expect(text).toContain("112 in Nigeria");
      expect(text).toContain("findahelpline.com");
      expect(text).not.toContain("you can call");
    }
  });

  test.each([undefined, "UTC", "Etc/GMT+5", "Antarctica/Troll", "Asia/Nowhere", "__proto__"])(
    "where the country is not known (%s) every continent's number and the finder are",
    (zone) => {
      for (const text of texts(zone)) {
        expect(text).toMatch(/112 in Europe.*999 in the UK, 911 in America/);
        expect(text).toContain("findahelpline.com");
      }
    },
  );
});

test("what a practice partner says fits into a message of a room, in every country", () => {
  for (const [zone] of Object.values(zones.zones)) {
    for (const reply of helpReplies(zone)) expect(reply.length).toBeLessThanOrEqual(500);
  }
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
