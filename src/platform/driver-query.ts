import type pg from 'pg';

/** What the driver's types do not tell of its connection. */
export type Connection = pg.Connection & {
  parsedStatements: Record<string, string>;
  parse(statement: { text: string }): void;
  bind(values: object): void;
  execute(portal: object): void;
};

/** How the driver reads a statement's rows, once the server has described them: members of its own. */
export interface RowReading {
  fields: unknown;
  _parsers: unknown;
  _types: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** What the driver's types do not tell of its class. */
export interface DriverQuery {
  name: string;
  text: string;
  callback: (error: Error | null, result?: unknown) => void;
  _result: RowReading;
  _results: RowReading;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleCommandComplete(message: object, connection: Connection): void;
}
