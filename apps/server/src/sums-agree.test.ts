import { expect, test } from "vitest";
import { tryPayments } from "./testing/payments-trial/trial";
import { createTestDatabase } from "./testing/test-database";

// `npm run payments:try -- --operations 10000` does the same for longer, and kills real processes.

const seed = 15;

test(`ledger, subscriptions and invoices agree to the penny and the coin after random operations with kills (seed ${seed})`, async () => {
  const { db, drop } = await createTestDatabase();
  try {
    const { found, stops, comparisons, made } = await tryPayments({ db, operations: 200, seed });
    expect(found).toEqual([]);
    // It would prove little where nothing was bought or nothing went wrong.
    expect(stops).toBeGreaterThan(2);
    expect(comparisons).toBe(8);
    expect(made["invoices paid"]).toBeGreaterThan(5);
    expect(made["entries of coins"]).toBeGreaterThan(10);
  } finally {
    await drop();
  }
});
