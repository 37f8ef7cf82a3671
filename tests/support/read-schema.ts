import type pg from 'pg';

// One line a thing, in PostgreSQL's own words, so that two databases are compared line by line.
const COLUMNS = `
  select format('%s.%s: %s', t.relname, a.attname, concat_ws(' ',
    format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end,
    case a.attidentity when 'a' then 'identity always' when 'd' then 'identity by default' end,
    case when a.attgenerated = '' then 'default ' else 'generated ' end || pg_get_expr(d.adbin, t.oid))) as line
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace`;

// Keys go by what they say: their names are PostgreSQL's or Drizzle's, and appear nowhere else.
const CONSTRAINTS = `
  select concat_ws(' ', conrelid::regclass || ':', case when contype in ('u', 'c') then conname end,
    pg_get_constraintdef(oid)) as line
  from pg_constraint where contype <> 'n' and connamespace = 'public'::regnamespace and conrelid <> 0`;

const INDEXES = `
  select pg_get_indexdef(indexrelid) as line
  from pg_index join pg_class t on t.oid = indrelid and t.relnamespace = 'public'::regnamespace
  where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

/** Every column, constraint and index of the shop's own schema, a line each; `not null` stands with its column. */
export async function readSchema(client: pg.Client): Promise<string[]> {
  const lines: string[] = [];
  for (const query of [COLUMNS, CONSTRAINTS, INDEXES]) {
    const { rows } = await client.query<{ line: string }>(query);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.toSorted();
}

const PROGRAMS = `
  select proname as name, array(
    select tgrelid::regclass || '.' || tgname from pg_trigger where tgfoid = pg_proc.oid order by 1) as triggers
  from pg_proc where pronamespace = 'public'::regnamespace order by 1`;

/** Every function, with the triggers that call it as `table.trigger`. */
export async function readFunctions(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string; triggers: string[] }>(PROGRAMS);
  return Object.fromEntries(rows.map(({ name, triggers }) => [name, triggers]));
}

const OTHERS = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i', 'S')
  union all
  select typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
  union all
  select extname from pg_extension where extname <> 'plpgsql'`;

/** Names of all else that a schema could hold and ours does not: views, types, extensions. */
export async function readOthers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(OTHERS);
  return rows.map(({ name }) => name);
}
