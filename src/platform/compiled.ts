import { is, Param, Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type RowReading, rowReader } from './compiled-reading.ts';
import type { Database, Transaction } from './database.ts';

type Slot<Value> = Placeholder & { readonly of?: Value };

/** Where the values of a compiled statement go. Only what is inserted or set is converted: all else is as the database takes it. */
export type Slots<Values extends object> = { [Name in keyof Values]: Slot<Values[Name]> };

interface Prepared<Answer> {
  execute(values: Record<string, unknown>): Promise<Answer>;
}

/** What the builder has worked out, in members of its own. */
interface WorkedOut extends RowReading {
  params: readonly unknown[];
  /** Where rows are answered; they come as lists of values. */
  queryConfig: object;
  /** Where none are. */
  rawQueryConfig: object;
}

type Given = Record<string, unknown>;
type Client = { query(statement: object, values: unknown[]): Promise<{ rows: unknown[][] }> };

const builder: Database = drizzle.mock();

/**
 * A statement that is asked all day. Its text, and how its values are converted and its rows read, are worked out once and not each time,
 * which takes the builder longer than asking takes the driver. `build` gets a slot for each value.
 */
export function compiled<Values extends object, Answer>(
  build: (db: Database, slots: Slots<Values>) => { prepare(name: string): Prepared<Answer> },
): (db: Database | Transaction, values: Values) => Promise<Answer> {
  let ask: ((client: Client, values: Given) => Promise<Answer>) | undefined;
  return (db, values) => {
    ask ??= askingOf<Answer>(build(builder, slots()).prepare('') as unknown as WorkedOut);
    // Of the connection of the moment; what the builder prepares is for one alone.
    const { client } = db._.session as unknown as { client: Client };
    return ask(client, values as Given);
  };
}

function slots<Values extends object>(): Slots<Values> {
  return new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<Values>;
}

function askingOf<Answer>(worked: WorkedOut): (client: Client, values: Given) => Promise<Answer> {
  const params = worked.params.map(paramOf);
  const valuesOf = (given: Given) => params.map((param) => param(given));
  if (!worked.fields) return (client, given) => client.query(worked.rawQueryConfig, valuesOf(given)) as Promise<Answer>;
  const read = rowReader(worked);
  return async (client, given) => {
    const { rows } = await client.query(worked.queryConfig, valuesOf(given));
    return rows.map(read) as Answer;
  };
}

function paramOf(param: unknown): (given: Given) => unknown {
  if (is(param, Placeholder)) return named(param);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const [value, { encoder }] = [named(param.value), param];
  return (given) => encoder.mapToDriverValue(value(given));
}

function named({ name }: Placeholder): (given: Given) => unknown {
  return (given) => {
    if (name in given) return given[name];
    throw new Error(`A compiled statement was asked without its value '${name}'.`);
  };
}
