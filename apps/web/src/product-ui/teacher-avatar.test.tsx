// @vitest-environment jsdom
// oxlint-disable-next-line no-restricted-imports -- Vitest empties imported style sheets, so read the file
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { TeacherAvatar, teacherStates, visemes } from "./teacher-avatar";

const css = readFileSync(`${import.meta.dirname}/teacher-avatar.css`, "utf8");

function draw(avatar: ReactElement) {
  const svg = render(avatar).container.querySelector("svg");
  if (svg === null) throw new Error("no drawing");
  return svg;
}

describe("TeacherAvatar", () => {
  it("is decoration, hidden from screen readers, when it has no label", () => {
    const svg = draw(<TeacherAvatar state="idle" />);
    expect(svg.getAttribute("aria-hidden")).toBe("true");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("is an image with a name when it has a label", () => {
    const svg = draw(<TeacherAvatar state="listening" label="Iris is listening" />);
    expect(screen.getByRole("img", { name: "Iris is listening" })).toBe(svg);
    expect(svg.hasAttribute("aria-hidden")).toBe(false);
  });

  it("holds a square of the given size before any style sheet has come", () => {
    const svg = draw(<TeacherAvatar state="idle" size={96} />);
    expect(svg.getAttribute("width")).toBe("96");
    expect(svg.getAttribute("height")).toBe("96");
    expect(svg.getAttribute("viewBox")).toBe("0 0 200 200");
  });

  it("draws one mouth for every viseme", () => {
    const svg = draw(<TeacherAvatar state="speaking" />);
    const drawn = [...svg.querySelectorAll("[data-viseme]")].map((mouth) =>
      mouth.getAttribute("data-viseme"),
    );
    expect(drawn).toHaveLength(visemes.length);
    expect(new Set(drawn)).toEqual(new Set(visemes));
  });

  it.each(visemes)("follows the mouth shape %s while speaking", (mouth) => {
    const svg = draw(<TeacherAvatar state="speaking" mouth={mouth} />);
    expect(svg.getAttribute("data-mouth")).toBe(mouth);
  });

  it("turns the mouth by itself when it speaks and nobody says how", () => {
    const svg = draw(<TeacherAvatar state="speaking" />);
    expect(svg.getAttribute("data-mouth")).toBe("cycle");
  });

  it.each(["idle", "listening", "thinking"] as const)("keeps the mouth still while %s", (state) => {
    const svg = draw(<TeacherAvatar state={state} mouth="a" />);
    expect(svg.hasAttribute("data-mouth")).toBe(false);
  });
});

describe("teacher-avatar.css", () => {
  const [poses = "", motion = ""] = css.split("@media (prefers-reduced-motion: no-preference)");

  it.each(teacherStates)("gives %s a mouth when nothing moves", (state) => {
    expect(poses).toMatch(new RegExp(`data-state="${state}"\\] \\[data-viseme="\\w+"\\]`));
  });

  it("moves nothing outside the block that both reduced-motion signs switch off", () => {
    expect(poses).not.toMatch(/\b(animation|transition)[\w-]*:/);
    expect(motion).toMatch(/^ \{\s+:root:not\(\[data-motion="reduced"\]\) \.teacher-avatar \{/);
    expect(motion.match(/@media/g)).toBeNull();
  });

  it.each(visemes)("shows the mouth %s when it is asked for", (viseme) => {
    expect(motion).toContain(`&[data-mouth="${viseme}"] [data-viseme="${viseme}"]`);
  });
});
