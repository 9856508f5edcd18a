import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { AnyEvent } from "./kinds/any-game";

/** Whose account guests logged in to, by the id that they had as guests. */
async function accountsOf(
  from: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await from
    .selectFrom("game_former_guest")
    .select(["guest_id as guestId", "account_id as accountId"])
    .where(sql<boolean>`guest_id = any(${sql.val([...ids])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ guestId, accountId }) => [guestId, accountId]));
}

/** Somebody's id, and of a guest who has logged in that of the account. */
export async function withAccountOf(from: Db | Tx, id: string): Promise<string[]> {
  const account = (await accountsOf(from, [id])).get(id);
  return account === undefined ? [id] : [id, account];
}

/** The ids that each of these accounts had as a guest, in their order. */
export async function formerIdsOf(
  from: Db | Tx,
  accountIds: readonly string[],
): Promise<string[][]> {
  const rows = await from
    .selectFrom("game_former_guest")
    .select(["guest_id as guestId", "account_id as accountId"])
    .where(sql<boolean>`account_id = any(${sql.val([...new Set(accountIds)])}::uuid[])`)
    .execute();
  return accountIds.map((id) =>
    rows.filter(({ accountId }) => accountId === id).map(({ guestId }) => guestId),
  );
}

/** What people are called who may have played as guests before they logged in. */
export async function readNames(
  from: Db | Tx,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly { id: string; name: string }[]>,
): Promise<{ id: string; name: string }[]> {
  const accounts = await accountsOf(from, ids);
  const found = await read([...new Set(ids.map((id) => accounts.get(id) ?? id))]);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => {
    const name = names.get(accounts.get(id) ?? id);
    return name === undefined ? [] : [{ id, name }];
  });
}

/**
 * A log in which who played as a guest stands by the account that they logged in to. Who played in it
 * as several, as by two guests, keeps each seat as it was: the account has that of its own, or the
 * first.
 */
export async function withAccounts<Event extends AnyEvent>(
  from: Db | Tx,
  events: readonly Event[],
): Promise<Event[]> {
  const ids = new Set(events.flatMap(peopleOf));
  const accounts = await accountsOf(from, [...ids]);
  const taken = new Set(ids);
  const names = new Map<string, string>();
  for (const id of ids) {
    const account = accounts.get(id);
    if (account === undefined || taken.has(account)) continue;
    taken.add(account);
    names.set(id, account);
  }
  const idOf = (id: string): string => names.get(id) ?? id;
  return accounts.size === 0 ? [...events] : events.map((event) => renamed(event, idOf) as Event);
}

function peopleOf(event: AnyEvent): string[] {
  if (event.type === "started") {
    return event.players.filter(({ isBot }) => !isBot).map(({ id }) => id);
  }
  if (event.type === "became") return [event.as];
  return event.type === "came" ? [event.id] : [];
}

function renamed(event: AnyEvent, idOf: (id: string) => string): AnyEvent {
  const rename = <Each extends { id: string }>(each: Each): Each => ({
    ...each,
    id: idOf(each.id),
  });
  if (event.type === "started") {
    const players = event.players.map(rename);
    return { ...event, players } as unknown as AnyEvent;
  }
  if ("adjustments" in event) return { ...event, adjustments: event.adjustments.map(rename) };
  return "id" in event ? rename(event) : event;
}
