// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { forgetProgress, keepProgress, readKeptProgress } from "./kept-progress";

const older = { progress: 40, paid: ["introduction" as const] };
const newer = { progress: 60, paid: ["introduction" as const, "key-vocabulary" as const] };
const keepAsBefore = () => localStorage.setItem("saywell.walk.u1.l1", JSON.stringify(older));

beforeEach(() => localStorage.clear());

describe("progress kept under its former name", () => {
  it("is not lost in the middle of a lesson", () => {
    keepAsBefore();
    expect(readKeptProgress("u1", "l1")).toEqual(older);
    expect(readKeptProgress("u1", "l2")).toBeNull();
    expect(readKeptProgress("u2", "l1")).toBeNull();
  });

  it("gives way to what was kept since", () => {
    keepAsBefore();
    keepProgress("u1", "l1", newer);
    expect(readKeptProgress("u1", "l1")).toEqual(newer);
  });

  it("is forgotten too when the lesson is completed", () => {
    keepAsBefore();
    keepProgress("u1", "l1", newer);
    forgetProgress("u1", "l1");
    expect(localStorage).toHaveLength(0);
  });
});
