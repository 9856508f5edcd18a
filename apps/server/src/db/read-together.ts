import DataLoader from "dataloader";

/** Beyond so many keys the next query begins. */
const mostKeys = 100;

/**
 * What calls that arrive at once ask, each about its own key, becomes one query: on a busy server a
 * short read costs little but its way to the database and back. Nothing is kept: a call that comes
 * after the query has gone is read anew. `read` answers in the order of the keys, which may repeat.
 * When it throws, all who asked are told.
 */
export function readTogether<Key, Row>(
  read: (keys: readonly Key[]) => Promise<Row[]>,
): (key: Key) => Promise<Row> {
  const loader = new DataLoader<Key, Row>(read, {
    cache: false,
    maxBatchSize: mostKeys,
    // After whatever has arrived already has been heard: sooner there would be one key each time.
    batchScheduleFn: (send) => setImmediate(send),
  });
  return (key) => loader.load(key);
}
