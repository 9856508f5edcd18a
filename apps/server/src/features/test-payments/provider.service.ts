import { createHash } from "node:crypto";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { type Because, Book } from "./book";
import { expire } from "./checkout";
import type { Deliveries } from "./event-deliveries";
import { expand } from "./expand";
import { readForm, textsOf } from "./form";
import { catchUp } from "./passing-time";
import { type Answer, type Call, providerCalls } from "./provider-calls";
import { invalid, ProviderError } from "./provider-error";
import * as store from "./test-payments.store";

/** The version of the API whose objects are shown. */
export const apiVersion = "2026-10-28.endive";

export interface ProviderRequest {
  id: string;
  method: string;
  path: string;
  /** What stands after the question mark. */
  query: string;
  body: string;
  idempotencyKey: string | null;
}

/** The provider's side: what its API does, and what happens there as time passes. */
export function createProvider(deps: { db: Db; clock: Clock; deliveries: Deliveries }) {
  const { db, clock, deliveries } = deps;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  /** Does something in one transaction; what happened is told once it is committed. */
  async function write<T>(work: (book: Book) => Promise<T>, because?: Because): Promise<T> {
    const { value, ids } = await inTransaction(db, async (tx) => {
      const book = new Book(tx, seconds(), apiVersion, because);
      const done = await work(book);
      await deliveries.keep(tx, book.events, clock.now());
      return { value: done, ids: book.events.map(({ id }) => id) };
    });
    deliveries.begin(ids);
    return value;
  }

  /** What is due to anybody by now happens. */
  async function letTimePass(): Promise<void> {
    for (const { customerId, checkoutId } of await store.allDue(db, clock.now())) {
      await write(async (book) => {
        if (customerId !== null) {
          await catchUp(book, await book.lockCustomer(customerId));
        } else if (checkoutId !== null) {
          const checkout = await book.lock("checkout.session", checkoutId);
          // Somebody may have paid it meanwhile.
          if (checkout.data.status === "open") await expire(book, checkout);
        }
      });
    }
  }

  async function answer(request: ProviderRequest): Promise<Answer & { isReplayed?: boolean }> {
    try {
      const found = findCall(request);
      if (found === null) {
        throw invalid(
          `Unrecognized request URL (${request.method}: ${request.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
          { status: 404 },
        );
      }
      await letTimePass();
      if (found.call.method === "GET") {
        return await serve(new Book(db, seconds(), apiVersion), found, request.query);
      }
      const { idempotencyKey: key } = request;
      return await write(
        async (book) => {
          const hash = createHash("sha256")
            .update(`${request.method} ${request.path}\n${request.query}\n${request.body}`)
            .digest("hex");
          if (key !== null) {
            const tx = book.db as Parameters<typeof store.takeKey>[0];
            const before = await store.takeKey(tx, { key, request: hash, now: clock.now() });
            if (before !== null && before.request !== hash) {
              throw new ProviderError(400, {
                error: {
                  type: "idempotency_error",
                  message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
                },
              });
            }
            if (before !== null) {
              return { status: before.status, body: before.body as object, isReplayed: true };
            }
          }
          const sent = [request.query, request.body].filter((part) => part !== "").join("&");
          const served = await serve(book, found, sent);
          if (key !== null) {
            const tx = book.db as Parameters<typeof store.keepAnswer>[0];
            await store.keepAnswer(tx, { ...served, key, customerId: book.customerId });
          }
          return served;
        },
        { request: request.id, idempotencyKey: key },
      );
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  return { answer, write, letTimePass, seconds };
}
export type Provider = ReturnType<typeof createProvider>;

interface Found {
  call: Call;
  id: string;
}

async function serve(book: Book, { call, id }: Found, sent: string): Promise<Answer> {
  const form = readForm(sent);
  const served = await call.serve(book, form, id);
  if ("status" in served && "body" in served && typeof served.status === "number") {
    return served;
  }
  // Whatever it is must not change what is stored.
  const body = structuredClone(served);
  await expand(book, body, textsOf(form, "expand"));
  return { status: 200, body };
}

function findCall({ method, path }: ProviderRequest): Found | null {
  const parts = path.split("/");
  for (const call of providerCalls) {
    const wanted = call.path.split("/");
    if (call.method !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, place) => part === ":id" || part === parts[place])) continue;
    const place = wanted.indexOf(":id");
    try {
      return {
        call,
        id: place === -1 ? "" : decodeURIComponent(parts[place]!).replaceAll("\u0000", ""),
      };
    } catch {
      return null;
    }
  }
  return null;
}
