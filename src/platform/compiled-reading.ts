import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';

/** What the builder says about the rows of a statement, in the sequence of their values. */
export interface RowReading {
  fields?: readonly Field[];
  /** By table: whether each row has one of it, as not of a left join. */
  joinsNotNullableMap?: Record<string, boolean>;
}

interface Field {
  /** The member, or the member of a member. */
  path: readonly string[];
  field: unknown;
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Row = Record<string, unknown>;

/** Reads rows as the builder does, which looks up for each value of each row what is worked out once here. */
export function rowReader({ fields = [], joinsNotNullableMap }: RowReading): (values: readonly unknown[]) => Row {
  const steps = fields.map(({ path: [name = '', inner], field }) => ({ name, inner, decoder: decoderOf(field) }));
  const optional = joinsNotNullableMap ? optionalMembers(fields, joinsNotNullableMap) : [];
  return (values) => {
    const row: Row = {};
    steps.forEach(({ name, inner, decoder }, at) => {
      const raw = values[at];
      const value = raw === null ? null : decoder.mapFromDriverValue(raw);
      if (inner === undefined) row[name] = value;
      else put(row, name, inner, value);
    });
    for (const { member, first } of optional) if (values[first] === null) row[member] = null;
    return row;
  };
}

function put(row: Row, name: string, inner: string, value: unknown): void {
  const of = (row[name] ?? {}) as Row;
  of[inner] = value;
  row[name] = of;
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const decoded = is(field, Subquery) ? field._.sql : is(field, SQL) ? field : (field as SQL.Aliased).sql;
  return (decoded as unknown as { decoder: Decoder }).decoder;
}

/** Members that hold one row of a table which there may be none of: null where the first of its columns is. */
function optionalMembers(fields: readonly Field[], isThere: Record<string, boolean>) {
  const columns = fields.flatMap(({ path: [member = '', inner], field }, at) =>
    inner !== undefined && is(field, Column) ? [{ member, at, table: getTableName(field.table) }] : [],
  );
  return [...Map.groupBy(columns, ({ member }) => member)].flatMap(([member, [first, ...others]]) => {
    const isOneTable = first !== undefined && others.every(({ table }) => table === first.table);
    return isOneTable && !isThere[first.table] ? [{ member, first: first.at }] : [];
  });
}
