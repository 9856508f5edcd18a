import { test } from "vitest";
import { sql } from "kysely";
import { createTestDatabase } from "../testing/test-database";
test("timing", async () => {
  for (let i = 0; i < 12; i++) {
    const a = performance.now();
    const t = await createTestDatabase();
    const b = performance.now();
    await sql`select 1`.execute(t.db);
    const c = performance.now();
    await t.drop();
    process.stdout.write(`clone ${(b - a).toFixed()} connect ${(c - b).toFixed()} drop ${(performance.now() - c).toFixed()}\n`);
  }
}, 30000);
