import { expect, test } from "vitest";
import { faceOf, ownPictureOf, pictureOf } from "./picture-of";

test("where a face always stands it is the chosen one, a portrait, or a drawn one of nobody in particular", () => {
  expect(faceOf("owl")).toBe("/avatars/owl.svg");
  expect(faceOf(null, "iris")).toBe("/portraits/iris.svg");
  expect(faceOf(null, "a-guest")).toBe("/portraits/somebody.svg");
  expect(pictureOf(null, "a-guest")).toBeNull();
  const drawn = Object.keys(import.meta.glob("../../public/portraits/*.svg"));
  expect(drawn).toContain("../../public/portraits/somebody.svg");
});

test("of oneself is a face for a guest, in the header as on the own page, and letters for who chose no picture", () => {
  expect(ownPictureOf({ isGuest: true }, null)).toBe("/portraits/somebody.svg");
  expect(ownPictureOf({ isGuest: true }, "owl")).toBe("/avatars/owl.svg");
  expect(ownPictureOf({ isGuest: false }, "owl")).toBe("/avatars/owl.svg");
  expect(ownPictureOf({ isGuest: false }, null)).toBeNull();
});
