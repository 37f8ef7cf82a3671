/** The defined members of `wanted` that differ from the row. */
export function changesTo<Row extends object>(
  row: Row,
  wanted: { [Key in keyof Row]?: Row[Key] | undefined },
): Partial<Row> {
  const changes = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && value !== row[key as keyof Row],
  );
  return Object.fromEntries(changes) as Partial<Row>;
}

/** The row's values of the members that change. */
export function valuesBefore<Row extends object>(row: Row, changes: Partial<Row>): Partial<Row> {
  return Object.fromEntries(Object.keys(changes).map((key) => [key, row[key as keyof Row]])) as Partial<Row>;
}
