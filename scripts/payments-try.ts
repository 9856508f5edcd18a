import { openDatabase } from "../apps/server/src/db/open-database";
import { tryKills } from "../apps/server/src/testing/payments-trial/killed-processes";
import { tryPayments } from "../apps/server/src/testing/payments-trial/trial";
import { startTestServer } from "../apps/server/src/testing/test-server";

/**
 * `npm run payments:try`: whether ledger, subscriptions and invoices agree after random operations, with
 * faults between any two steps, and with processes that are killed. It ends with 1 where they do not.
 */
const usage = `Usage: npm run payments:try -- [--operations N] [--seed N] [--kills N]

--operations  how many random operations (1000)
--seed        the same number does the same operations again (by the time of day)
--kills       how many times a real process is killed in the middle (10); 0 for none`;

const options = { operations: 1000, seed: Math.floor(Date.now() / 1000) % 1_000_000, kills: 10 };
const given = process.argv.slice(2);
while (given.length > 0) {
  const [name, value] = given.splice(0, 2);
  const option = name?.replace(/^--/, "") as keyof typeof options;
  const number = Number(value);
  if (!(option in options) || !Number.isInteger(number) || number < 0) {
    console.error(usage);
    process.exit(2);
  }
  options[option] = number;
}

const { operations, seed, kills } = options;
console.log(`${operations} operations, seed ${seed}`);
const server = await startTestServer();
const found: string[] = [];
const show = (wrong: readonly string[]): void => {
  for (const each of wrong) console.log(each);
};
const began = performance.now();
const seconds = (): string => `${Math.round((performance.now() - began) / 1000)} s`;
try {
  if (operations > 0) {
    const { db, close } = openDatabase({ connectionString: await server.clone() });
    const outcome = await tryPayments({
      db,
      operations,
      seed,
      report(done, wrong) {
        if (done % 500 === 0 || wrong.length > 0) console.log(`${done} operations, ${seconds()}`);
        show(wrong);
      },
    });
    await close();
    found.push(...outcome.found);
    console.log(
      `${outcome.operations} operations, ${outcome.faults} faults of which ${outcome.stops} stopped the product, ${outcome.comparisons} comparisons, ${outcome.found.length} disagreements, ${seconds()}`,
    );
    console.log(outcome.done, outcome.made);
  }
  if (kills > 0) {
    const connectionString = await server.clone();
    const { db, close } = openDatabase({ connectionString });
    const outcome = await tryKills({
      db,
      connectionString,
      kills,
      seed,
      report(done, wrong) {
        console.log(`${done} processes killed, ${seconds()}`);
        show(wrong);
      },
    });
    await close();
    found.push(...outcome.found);
    console.log(
      `${outcome.kills} processes killed, ${outcome.cut} of ${outcome.requests} requests cut, ${outcome.found.length} disagreements, ${seconds()}`,
    );
    console.log(outcome.made);
  }
} finally {
  await server.stop();
}
show(found);
console.log(found.length === 0 ? "Everything agrees." : `Again with: --seed ${seed}`);
process.exit(found.length === 0 ? 0 : 1);
