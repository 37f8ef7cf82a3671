import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { catalogueOf } from './catalogue-of.ts';
import { touchBesideProducts } from './touch-catalogue.ts';

// As long as a page is believed: for changes that nothing told of.
const BELIEVED_MS = 60_000;

interface Remembered<Value> {
  besideVersion: number;
  readMs: number;
  value: Promise<Value>;
}

/**
 * A way to read something that is shown beside products, such as delivery methods: it is read once and remembered until a change is
 * told of (`touchBesideProducts`), and for a minute at most. What is sold goes by the database. Callers share the value: they only read it.
 */
export function rememberBeside<Value>(
  read: (context: AppContext) => Promise<Value>,
): (context: AppContext) => Promise<Value> {
  const remembered = new WeakMap<AppContext, Remembered<Value>>();
  return async (context) => {
    const catalogue = catalogueOf(context);
    await catalogue.current();
    const besideVersion = catalogue.besideVersion();
    const known = remembered.get(context);
    const isKnown = known?.besideVersion === besideVersion && Date.now() - known.readMs < BELIEVED_MS;
    if (known && isKnown) return known.value;
    const value = read(context);
    remembered.set(context, { besideVersion, readMs: Date.now(), value });
    value.catch(() => remembered.delete(context));
    return value;
  };
}

/** Changes something that is shown beside products. Every instance is told at commit, and this one shows it before it answers. */
export async function changeBeside<Value>(
  context: AppContext,
  change: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  const changed = await context.db.transaction(async (tx) => {
    const value = await change(tx);
    await touchBesideProducts(tx);
    return value;
  });
  await catalogueOf(context).catchUp();
  return changed;
}
