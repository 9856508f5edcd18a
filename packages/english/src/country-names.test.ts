import { expect, test } from "vitest";
import { countryNamed } from "./country-names";

test.each([
  ["brasil", "Brazil"],
  ["Espana", "Spain"],
  ["España", "Spain"],
  ["ITALIA", "Italy"],
  ["Deutschland", "Germany"],
  ["Türkiye", "Turkey"],
  ["turkiye", "Turkey"],
  ["México", "Mexico"],
  ["mexico", "Mexico"],
  ["Estados Unidos", "the United States"],
  ["spain", "Spain"],
])("%j is called %j in English", (written, name) => {
  expect(countryNamed(written)).toBe(name);
});

test.each(["basil", "home", "Guadalajara", "constructor", ""])("%j is no country", (word) => {
  expect(countryNamed(word)).toBeNull();
});
