import { expect, test, vi } from "vitest";
import { madeOnce } from "./serve-openapi";

test("what could not be made is made when it is asked for again, and then kept", async () => {
  const make = vi.fn(() => Promise.resolve("page"));
  make.mockRejectedValueOnce(new Error("No such file"));
  const show = madeOnce(make);
  await expect(Promise.all([show(), show()])).rejects.toThrow("No such file");
  expect(make).toHaveBeenCalledTimes(1);
  expect(await show()).toBe("page");
  expect(await show()).toBe("page");
  expect(make).toHaveBeenCalledTimes(2);
});
