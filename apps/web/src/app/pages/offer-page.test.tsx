// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { houseAds } from "../../features/ads/model/house-ads";
import { renderApp } from "../../testing/render-app";
import OfferPage from "./offer-page";

it.each(houseAds)("the ad “$title” leads to a page that says what to do", ({ title, ctaUrl }) => {
  renderApp({ [ctaUrl]: <OfferPage /> }, ctaUrl);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(/Write to the school/)).toBeTruthy();
  const href = screen.getByText("Ask the school").getAttribute("href");
  expect(href).toBe(`/contact?about=${ctaUrl.split("/").at(-1)}`);
});
