const lastWrites = new WeakMap<object, Promise<unknown>[]>();

/** The writes of this transaction that are answered with its end. */
export function collectLastWrites(tx: object): Promise<unknown>[] {
  const writes: Promise<unknown>[] = [];
  lastWrites.set(tx, writes);
  return writes;
}

/**
 * Lets a statement of which nothing is read go along with the end of its transaction: it is not waited for until then, and where it
 * fails, all of the transaction is taken back and fails as it did. For one statement, not for work that asks another after it.
 */
export async function withCommit(tx: object, write: Promise<unknown>): Promise<void> {
  const writes = lastWrites.get(tx);
  // A savepoint ends by itself.
  if (!writes) return void (await write);
  writes.push(write);
  write.catch(() => undefined);
}
