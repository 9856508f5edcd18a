import { describe, expect, test } from "vitest";
import { notAName } from "./name-shape";

describe("no name is", () => {
  test.each([
    ["a formula", '=HYPERLINK("http://evil")'],
    ["a formula", "＝1+1"],
    ["a formula", "+cmd|calc"],
    ["a formula", "-2+3"],
    ["a formula", "@SUM(A1)"],
    ["an address", "evil.example"],
    ["an address", "evil.example/win"],
    ["an address", "Win at evil.shop today"],
    ["an address", "Школа.рф"],
    ["an address", "学校。中国"],
    ["an address", "xn--80a.xn--p1ai"],
    ["an address", "evil\u200b.\u2060example"],
    ["an address", "Dr.evil.shop"],
    ["an address", "a.example/win"],
    ["an address", "j.ly/x1"],
    ["an address", "Evil.Example"],
    ["an address", "https://x"],
    ["an address", "www.x"],
    ["an address", "me@example.org"],
    ["an address", "192.168.0.1"],
    ["code", "<b>Bold</b>"],
    ["code", "< img src=x>"],
    ["code", "&lt;b&gt;"],
    ["code", "[click](x)"],
    ["code", "{{name}}"],
  ])("%s: %s", (kind, text) => {
    expect(notAName(text)).toBe(kind);
  });
});

test.each([
  "O'Neill",
  "Jean-Luc",
  "Mary St. John",
  "Mary St.John",
  "J.R. Smith",
  "J.R.R. Tolkien",
  "M.S.Dhoni",
  "Md.Rahman",
  "Anna-Lena",
  "Müller",
  "小明",
  "玛丽·史密斯",
  "van der Berg",
  "D’Angelo",
  "Sammy Davis, Jr.",
  "Prof. Dr. Weiß",
  "Dr.Weiß",
  "Ana <3",
  "Tom & Jerry",
  "Ana 2.0",
  "Anna...",
  "محمد",
  "Pupil T175",
])("%s is one", (name) => {
  expect(notAName(name)).toBeNull();
});
