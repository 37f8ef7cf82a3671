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

type Client = { query(statement: object, values: unknown[]): Promise<{ rows: unknown[][] }> };

const builder: Database = drizzle.mock();

/**
 * A statement that is asked all day. Its text, and how its values are converted and its rows read, are worked out once and not each time,
 * which takes the builder longer than asking takes the driver. `build` gets a slot for each value.
 */
export function compiled<Values extends object, Answer>(
  build: (db: Database, slots: Slots<Values>) => { prepare(name: string): Prepared<Answer> },
): (db: Database | Transaction, values: Values) => Promise<Answer> {
  return compiledFrom<Values, Values, Answer>(build, memberNamed);
}

/** The same with values of another form: `valueAt` is told once where the value for a slot of this name lies in it. */
export function compiledFrom<From, Values extends object, Answer>(
  build: (db: Database, slots: Slots<Values>) => { prepare(name: string): Prepared<Answer> },
  valueAt: ValueAt<From>,
): (db: Database | Transaction, from: From) => Promise<Answer> {
  let ask: ((client: Client, from: From) => Promise<Answer>) | undefined;
  return (db, from) => {
    ask ??= askingOf<From, Answer>(build(builder, slots()).prepare('') as unknown as WorkedOut, valueAt);
    // Of the connection of the moment; what the builder prepares is for one alone.
    const { client } = db._.session as unknown as { client: Client };
    return ask(client, from);
  };
}

function slots<Values extends object>(): Slots<Values> {
  return new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Slots<Values>;
}

type ValueAt<From> = (name: string) => (from: From) => unknown;

function askingOf<From, Answer>(
  worked: WorkedOut,
  valueAt: ValueAt<From>,
): (client: Client, from: From) => Promise<Answer> {
  const params = worked.params.map((param) => paramOf(param, valueAt));
  const valuesOf = (from: From) => params.map((param) => param(from));
  if (!worked.fields) return (client, from) => client.query(worked.rawQueryConfig, valuesOf(from)) as Promise<Answer>;
  const read = rowReader(worked);
  return async (client, from) => {
    const { rows } = await client.query(worked.queryConfig, valuesOf(from));
    return rows.map(read) as Answer;
  };
}

function paramOf<From>(param: unknown, valueAt: ValueAt<From>): (from: From) => unknown {
  if (is(param, Placeholder)) return valueAt(param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const [value, { encoder }] = [valueAt(param.value.name), param];
  return (from) => encoder.mapToDriverValue(value(from));
}

function memberNamed(name: string): (given: object) => unknown {
  return (given) => {
    if (name in given) return (given as Record<string, unknown>)[name];
    throw new Error(`A compiled statement was asked without its value '${name}'.`);
  };
}
