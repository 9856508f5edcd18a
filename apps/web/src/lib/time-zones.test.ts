import { expect, it } from "vitest";
import { groupTimeZones, zoneLabel } from "./time-zones";

it("offers every zone that the browser knows, by continent", () => {
  const groups = groupTimeZones([]);
  expect(groups.flatMap(({ zones }) => zones)).toHaveLength(
    Intl.supportedValuesOf("timeZone").length,
  );
  expect(groups.find(({ area }) => area === "Europe")?.zones).toContainEqual({
    id: "Europe/London",
    label: "London",
  });
});

it("always offers the account's and the device's, also where the browser's list has neither", () => {
  const ids = groupTimeZones(["UTC", "Europe/London"]).flatMap(({ zones }) =>
    zones.map(({ id }) => id),
  );
  expect(ids.filter((id) => id === "UTC")).toHaveLength(1);
  expect(ids.filter((id) => id === "Europe/London")).toHaveLength(1);
});

it("writes a zone as a place", () => {
  expect(zoneLabel("America/Argentina/Buenos_Aires")).toBe("Buenos Aires, Argentina");
  expect(zoneLabel("UTC")).toBe("UTC");
});
