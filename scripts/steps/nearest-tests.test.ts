import { expect, test } from "vitest";
import { nearestTests } from "./nearest-tests.mjs";

const texts = new Map(
  Object.entries({
    "packages/lesson/package.json": `{ "name": "@saywell/lesson", "exports": { ".": "./src/index.ts", "./pay": "./src/pay.ts" } }`,
    "packages/lesson/src/index.ts": `export * from "./pay";`,
    "packages/lesson/src/pay.ts": "",
    "packages/lesson/src/pay.test.ts": `import { pay } from "./pay";`,
    "apps/web/src/features/lessons/components/result.tsx": `import { pay } from "@saywell/lesson/pay";`,
    "apps/web/src/app/pages/lessons/lesson-page.tsx": `import { Result } from "../../../features/lessons/components/result";`,
    "apps/web/src/app/pages/lessons/lesson-page.test.tsx": `const Page = await import("./lesson-page");`,
    "apps/web/src/app/pages/other-page.test.tsx": `import type { Result } from "../../features/lessons/components/result";`,
    "apps/server/src/grade.ts": `import {\n  pay,\n} from "@saywell/lesson";`,
    "apps/server/src/grade.test.ts": `import { grade } from "./grade";`,
  }),
);

test("a part of a feature is tested by the pages that show it", () => {
  const changed = ["apps/web/src/features/lessons/components/result.tsx"];
  expect(nearestTests(changed, texts, 10)).toEqual([
    "apps/web/src/app/pages/lessons/lesson-page.test.tsx",
  ]);
});

test("a package is tested by all that import it, the nearest first", () => {
  const all = [
    "packages/lesson/src/pay.test.ts",
    "apps/server/src/grade.test.ts",
    "apps/web/src/app/pages/lessons/lesson-page.test.tsx",
  ];
  expect(nearestTests(["packages/lesson/src/pay.ts"], texts, 3)).toEqual(all);
  expect(nearestTests(["packages/lesson/src/pay.ts"], texts, 2)).toEqual(all.slice(0, 1));
});

test("a test that has changed is near itself, and one that is gone is not run", () => {
  const test = "apps/server/src/grade.test.ts";
  expect(nearestTests([test, "apps/server/src/gone.test.ts"], texts, 10)).toEqual([test]);
});
