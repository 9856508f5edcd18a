import { describe, expect, test } from "vitest";
import { linkTo } from "./links";
import { backTo, nameOfWayBack, wayBack } from "./way-back";

const lesson = linkTo("/lesson-interactive/:id", { id: "b1-lesson-2" });

describe("a way back", () => {
  test("is the page that the address was made with, also through another page", () => {
    const plans = linkTo("/pricing", {}, { query: backTo(lesson) });
    expect(wayBack(new URL(plans, "https://school.test").search)).toBe(lesson);
    const settings = linkTo("/settings", {}, { query: backTo(plans) });
    expect(wayBack(new URL(settings, "https://school.test").search)).toBe(plans);
  });

  test("keeps what a list was filtered by", () => {
    const list = linkTo("/lessons", {}, { query: { level: "B1" } });
    expect(wayBack(`?${new URLSearchParams(backTo(list)).toString()}`)).toBe("/lessons?level=B1");
  });

  test.each([
    "https://evil.test/lessons",
    "//evil.test/lessons",
    String.raw`/\evil.test/lessons`,
    String.raw`\\evil.test\lessons`,
    "https:evil.test/lessons",
    "javascript:alert(1)",
    "data:text/html,hello",
    "/api/session",
    "/nowhere",
    "//",
    "",
  ])("is never another host's, a script's, or no page: %s", (address) => {
    expect(wayBack(`?${new URLSearchParams({ back: address }).toString()}`)).toBeNull();
  });

  test("is not there where the address names none", () => {
    expect(wayBack("")).toBeNull();
    expect(wayBack("?level=B1")).toBeNull();
    expect(backTo(null)).toEqual({});
  });

  test("is called by where it leads", () => {
    expect(nameOfWayBack(lesson)).toBe("Back to the lesson");
    expect(nameOfWayBack(linkTo("/lesson/:id", { id: "a1-lesson-1" }))).toBe("Back to the lesson");
    expect(nameOfWayBack(linkTo("/pricing"))).toBe("Back to the plans");
    expect(nameOfWayBack(linkTo("/lessons", {}, { query: { level: "B1" } }))).toBe(
      "Back to the lessons",
    );
    expect(nameOfWayBack(linkTo("/student-dashboard"))).toBe("Go back");
  });
});
