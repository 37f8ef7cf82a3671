import pg from 'pg';
import type { Connection, DriverQuery, RowReading } from './driver-query.ts';

const Driver = pg.Query as unknown as new (text: string, values: unknown) => DriverQuery;

/** A statement that has a name, with how the driver is to read its rows. */
export interface NamedStatement {
  name: string;
  text: string;
  types?: unknown;
  rowMode?: string;
}

/**
 * A statement that the server knows by a name. Once a connection has asked it, its rows are not described again, which takes both sides
 * as long as asking it: where its rows are others by now, the server refuses it. The `begin` of a transaction goes with its first statement.
 */
export class NamedQuery extends Driver {
  #begin: string | null = null;
  #readings: Map<string, RowReading> | undefined;

  // Given as an object, the driver would copy it property by property, descriptors and all.
  constructor({ name, text, types, rowMode }: NamedStatement, values: unknown) {
    super(text, values);
    const Result = this._result.constructor as new (rowMode: unknown, types: unknown) => RowReading;
    Object.assign(this, { name, types, _rowMode: rowMode });
    this._result = new Result(rowMode, types);
    this._results = this._result;
  }

  /** Whether it is the first of a transaction that it begins. */
  get begins(): boolean {
    return this.#begin !== null;
  }

  /** Sends this before the statement, in the same message. Only for one that its connection {@link hasAsked}. */
  beginWith(begin: string): void {
    this.#begin = begin;
  }

  override prepare(connection: Connection): void {
    this.#readings = readingsOf(connection);
    if (this.#begin !== null) {
      connection.parse({ text: this.#begin });
      connection.bind({});
      connection.execute({});
    }
    const reading = this.#readings.get(this.name);
    const isKnown = reading?._types === this._result._types;
    if (isKnown) Object.assign(this._result, reading);
    if (isKnown) this._accumulateRows = true;
    super.prepare(isKnown ? silent(connection) : connection);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    if (this.#begin !== null) {
      this.#begin = null;
      return;
    }
    const { fields, _parsers, _types, _prebuiltEmptyResultObject } = this._result;
    this.#readings?.set(this.name, { fields, _parsers, _types, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, connection);
  }
}

/** Whether this connection has asked a statement of this name. */
export function hasAsked(connection: pg.Connection, name: string): boolean {
  return readings.get(connection)?.has(name) ?? false;
}

const readings = new WeakMap<pg.Connection, Map<string, RowReading>>();
const silents = new WeakMap<pg.Connection, Connection>();

function readingsOf(connection: pg.Connection): Map<string, RowReading> {
  const known = readings.get(connection) ?? new Map<string, RowReading>();
  readings.set(connection, known);
  return known;
}

/** The same connection, which asks for no description. */
function silent(connection: Connection): Connection {
  const known = silents.get(connection) ?? Object.create(connection, { describe: { value: () => undefined } });
  silents.set(connection, known);
  return known;
}
