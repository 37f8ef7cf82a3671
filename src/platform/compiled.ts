import { type Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Transaction } from './database.ts';

type Slot<Value> = Placeholder & { readonly of?: Value };

/** Where the values of a compiled statement go. Only what is inserted or set is converted: all else is as the database takes it. */
export type Slots<Values extends object> = { [Name in keyof Values]: Slot<Values[Name]> };

interface Prepared<Answer> {
  execute(values: Record<string, unknown>): Promise<Answer>;
}

const builder: Database = drizzle.mock();

/**
 * A statement that is asked all day. Its text, and how its rows are read, are worked out once and not each time, which takes the builder
 * longer than asking takes the driver. `build` gets a slot for each value.
 */
export function compiled<Values extends object, Answer>(
  build: (db: Database, slots: Slots<Values>) => { prepare(name: string): Prepared<Answer> },
): (db: Database | Transaction, values: Values) => Promise<Answer> {
  let built: Prepared<Answer> | undefined;
  return (db, values) => {
    built ??= build(builder, slots()).prepare('');
    // The builder binds what it has prepared to one connection.
    const { client } = db._.session as unknown as { client: unknown };
    const bound: Prepared<Answer> = Object.assign(Object.create(Object.getPrototypeOf(built)), built, { client });
    return bound.execute(values as Record<string, unknown>);
  };
}

function slots<Values extends object>(): Slots<Values> {
  return new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<Values>;
}
