/** What a piece of work has read so far, by name. */
type Read = Map<string, Promise<unknown>>;

const reads = new WeakMap<object, Read>();

/** From now on, what is read by {@link readOnce} in this transaction is read once: for work that does not change it. */
export function startReadingOnce(tx: object): void {
  reads.set(tx, new Map());
}

/** Reads something, or answers what was read of this name before in the same transaction; elsewhere it is read each time. */
export function readOnce<Value>(db: object, name: string, read: () => Promise<Value>): Promise<Value> {
  const known = reads.get(db);
  if (!known) return read();
  const value = (known.get(name) as Promise<Value> | undefined) ?? read();
  known.set(name, value);
  return value;
}
