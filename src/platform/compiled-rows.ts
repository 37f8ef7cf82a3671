import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns } from 'drizzle-orm/utils';
import { type compiled, compiledFrom, type Slots } from './compiled.ts';
import type { Database, Transaction } from './database.ts';

/** Where the values of one row go. */
export type RowSlots<Row extends object> = { [Name in keyof Row]: SQL | Placeholder };

type Build<Row extends object, Answer> = (db: Database, rows: RowSlots<Row>[]) => Preparable<Answer>;
type Preparable<Answer> = ReturnType<Parameters<typeof compiled<Record<string, unknown>, Answer>>[0]>;
type Ask<Row, Answer> = (db: Database | Transaction, rows: readonly Row[]) => Promise<Answer>;

// Each number of rows is a text of its own, which the server remembers too.
const PORTIONS = [16, 8, 4, 3, 2, 1];

/**
 * An insert that is asked all day, built once as {@link compiled} does, for rows that all have the same members. `build` gets a slot for
 * each member of each row; one that is no column of the table is a value for what `build` makes of it. Many rows are several statements.
 */
export function compiledRows<Row extends object, Answer>(
  table: PgTable,
  build: Build<Row, Answer[]>,
): (db: Database | Transaction, rows: readonly Row[]) => Promise<Answer[]> {
  const built = new Map<string, Ask<Row, Answer[]>>();
  const insert = async (db: Database | Transaction, rows: readonly Row[]): Promise<Answer[]> => {
    const names = namesOf(rows);
    const shape = `${rows.length} ${names.join(' ')}`;
    const known = built.get(shape);
    if (known) return known(db, rows);
    const ask = compiledFrom<readonly Row[], Record<string, unknown>, Answer[]>(
      (mock, slots) => build(mock, rowSlots<Row>(table, slots, names, rows.length)),
      memberOfRow,
    );
    built.set(shape, ask);
    return ask(db, rows);
  };
  return async (db, rows) => {
    const answers: Answer[] = [];
    for (let from = 0; from < rows.length; ) {
      const count = PORTIONS.find((size) => size <= rows.length - from) ?? 1;
      answers.push(...(await insert(db, rows.slice(from, from + count))));
      from += count;
    }
    return answers;
  };
}

/** The members that the rows have a value for. */
function namesOf(rows: readonly object[]): string[] {
  const [first = [], ...others] = rows.map((row) => namesIn(row));
  if (others.some((names) => names.length !== first.length || names.some((name, at) => name !== first[at])))
    throw new Error(
      'Rows that are inserted together must have the same members in the same sequence: name all of them.',
    );
  return first;
}

function namesIn(row: object): string[] {
  return Object.keys(row).filter((name) => row[name as keyof object] !== undefined);
}

function rowSlots<Row extends object>(
  table: PgTable,
  slots: Slots<Record<string, unknown>>,
  names: readonly string[],
  count: number,
): RowSlots<Row>[] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Array.from({ length: count }, (_, nth) => {
    const slotOf = (name: string) => {
      const slot = slots[slotOfRow(nth, name)] as Placeholder;
      const column = columns[name];
      return column ? sql`${sql.param(slot, orNull(column))}` : slot;
    };
    return Object.fromEntries(names.map((name) => [name, slotOf(name)])) as RowSlots<Row>;
  });
}

// The builder asks a column of a compiled statement to convert what is null as well.
function orNull(column: PgColumn) {
  return { mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)) };
}

function slotOfRow(nth: number, name: string): string {
  return `${nth}.${name}`;
}

/** Where the value lies whose slot {@link slotOfRow} has named. */
function memberOfRow(slot: string): (rows: readonly object[]) => unknown {
  const dot = slot.indexOf('.');
  const [nth, name] = [Number(slot.slice(0, dot)), slot.slice(dot + 1)];
  return (rows) => rows[nth]?.[name as keyof object];
}
