// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AdBanner } from "./ad-banner";
import { AdSpace } from "./ad-space";
import { houseAds } from "../model/house-ads";

test("there are two: textbooks with 20% off, tutoring with a free first session", () => {
  render(<AdSpace ageBand="ADULT" plan="FREEMIUM" />);
  const ads = screen.getAllByRole("complementary");
  expect(ads.map((ad) => ad.textContent)).toEqual([
    expect.stringMatching(/^Ad20% off textbooks/),
    expect.stringMatching(/^AdA free first tutoring session/),
  ]);
});

test("each opens in a new tab, without referrer", () => {
  render(<AdSpace ageBand="ADULT" plan="FREEMIUM" />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/offers/textbooks",
    "/offers/tutoring",
  ]);
  for (const link of links) {
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(link.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(link.textContent).toContain("(opens in a new tab)");
  }
});

test("nothing is there for a paying plan, a child, or a plan that is not known", () => {
  for (const [ageBand, plan] of [
    ["ADULT", "CORE"],
    ["UNKNOWN", "FREEMIUM"],
    ["UNKNOWN", undefined],
    ["ADULT", null],
  ] as const) {
    expect(render(<AdSpace ageBand={ageBand} plan={plan} />).container.innerHTML).toBe("");
  }
});

test.each(["horizontal", "vertical"] as const)("a banner knows the variant %s", (variant) => {
  const [ad] = houseAds;
  render(<AdBanner {...ad!} variant={variant} />);
  expect(screen.getByRole("complementary", { name: /20% off/ }).dataset["variant"]).toBe(variant);
});

test.each(houseAds)("the drawing $imageUrl is there", ({ imageUrl }) => {
  const drawings = Object.keys(import.meta.glob("../../../../public/ads/*.svg"));
  expect(drawings).toContain(`../../../../public${imageUrl}`);
});
