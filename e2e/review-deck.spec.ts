import { findFaults } from "./support/find-faults";
import { whoIs } from "./support/session";
import { expect, test } from "./support/test";

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, reducedMotion: "reduce" });

    test("a saved word is reviewed by keyboard alone, and says when it comes back", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/student-dashboard");
      const user = await whoIs(page);
      for (const word of ["hello", "name"]) {
        const saved = await page.request.post(`/api/review/${user.id}/words`, {
          data: { lessonId: "a1-lesson-1", word },
        });
        expect(saved.status()).toBe(200);
      }

      const expectSound = async () => {
        expect(await findFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      };
      await page.goto("/review");
      await page.getByRole("button", { name: /start/i }).focus();
      await expectSound();
      await page.keyboard.press("Enter");
      for (let card = 0; card < 2; card += 1) {
        await expect(page.getByRole("button", { name: /^show/i })).toBeVisible();
        await expectSound();
        await page.keyboard.press("Space");
        await expect(page.getByRole("button", { name: /good/i })).toBeVisible();
        await expectSound();
        await page.keyboard.press("3");
        await expect(page.getByRole("button", { name: /good/i })).toBeHidden();
      }
      await expect(page.getByText(/comes? (?:back|next)|next/i).first()).toBeVisible();
      await expectSound();
    });
  });
}
