import type pg from 'pg';

/** A column as the catalogue has it; `isFilled`: the database gives it a value when the writer gives none. */
interface Column {
  type: string;
  isRequired: boolean;
  isFilled: boolean;
  /** Identity or generated, in PostgreSQL's letters. */
  origin: string;
}

/** A check or key; `columns` of its own table as `table.column`. */
interface Rule {
  kind: 'check' | 'unique' | 'foreign key' | 'exclusion';
  table: string;
  columns: string[];
  text: string;
}

/** What the version before relies on, each by its name. */
export interface Catalogue {
  tables: Set<string>;
  columns: Map<string, Column>;
  rules: Map<string, Rule>;
  /** Functions with their arguments, and triggers as `table.trigger`. */
  programs: Set<string>;
}

/** Reads the catalogue of the shop's schema. */
export async function readCatalogue(client: Pick<pg.ClientBase, 'query'>): Promise<Catalogue> {
  const columns = await client.query<Column & { name: string; table: string }>(COLUMNS);
  const rules = await client.query<Rule & { name: string }>(RULES);
  const programs = await client.query<{ name: string }>(PROGRAMS);
  return {
    tables: new Set(columns.rows.map(({ table }) => table)),
    columns: new Map(columns.rows.map((row) => [row.name, row])),
    rules: new Map(rules.rows.map((row) => [row.name, row])),
    programs: new Set(programs.rows.map(({ name }) => name)),
  };
}

/**
 * What a version that knows `before` can no longer do on `after`, a sentence each. It compares what the database says of itself,
 * not the text of a migration. It cannot see what values mean: a new status, a trigger's work, rows that were rewritten.
 */
export function findBreaks(before: Catalogue, after: Catalogue): string[] {
  return [
    ...[...before.tables].filter((table) => !after.tables.has(table)).map((table) => `The table ${table} has gone.`),
    ...[...before.programs].filter((name) => !after.programs.has(name)).map((name) => `${name} has gone.`),
    ...[...before.columns].flatMap(([name, column]) => columnBreaks(name, column, before, after)),
    ...[...after.columns].flatMap(([name, column]) => newColumnBreaks(name, column, before)),
    ...[...before.rules].flatMap(([name, rule]) => lostKeyBreaks(name, rule, after)),
    ...[...after.rules].flatMap(([name, rule]) => newRuleBreaks(name, rule, before, after)),
  ];
}

function columnBreaks(name: string, was: Column, before: Catalogue, after: Catalogue): string[] {
  const is = after.columns.get(name);
  if (!is) return after.tables.has(tableOf(name, before)) ? [`The column ${name} has gone.`] : [];
  return [
    !isWider(was.type, is.type) && `${name} was ${was.type} and is ${is.type}.`,
    is.isRequired && !was.isRequired && `${name} may no longer be null.`,
    was.isRequired && !is.isRequired && `${name} may be null, which its readers do not expect.`,
    was.isFilled && !is.isFilled && `${name} has lost its default.`,
    was.origin !== is.origin && `${name} is generated in another way.`,
  ].filter((text) => text !== false);
}

// Values of a wider one would reach the version before in another form: a bigint is read as text.
function isWider(was: string, is: string): boolean {
  if (was === is) return true;
  const [from, to] = [was, is].map((type) => /^character varying(?:\((\d+)\))?$|^text$/.exec(type));
  return Boolean(from && to) && Number(to?.[1] ?? Infinity) >= Number(from?.[1] ?? Infinity);
}

function newColumnBreaks(name: string, { isRequired, isFilled }: Column, before: Catalogue): string[] {
  if (before.columns.has(name) || !before.tables.has(tableOf(name, before)) || !isRequired || isFilled) return [];
  return [`The new column ${name} must be given, and its writers do not know it.`];
}

// ON CONFLICT needs the key that it names.
function lostKeyBreaks(name: string, { kind, table, text }: Rule, after: Catalogue): string[] {
  if (kind !== 'unique' || !after.tables.has(table)) return [];
  return after.rules.get(name)?.text === text ? [] : [`The key ${name} has gone or changed.`];
}

function newRuleBreaks(name: string, is: Rule, before: Catalogue, after: Catalogue): string[] {
  const was = before.rules.get(name);
  if (!before.tables.has(is.table) || was?.text === is.text) return [];
  if (was && allowsMore(was.text, is.text)) return [];
  if (is.columns.some((column) => before.columns.has(column))) return [`The ${is.kind} ${name} is new or changed.`];
  // What an older writer leaves out is null, which a key lets pass, or the default, which it lets pass once.
  const mayBeLeftOut = is.columns.some((column) => !after.columns.get(column)?.isFilled);
  return is.kind === 'check' || mayBeLeftOut ? [] : [`The ${is.kind} ${name} takes a default only once.`];
}

/** Whether two checks differ in a list of allowed values alone, and the newer list has all of the older. */
function allowsMore(was: string, is: string): boolean {
  const LIST = /ARRAY\[(.*?)\]/g;
  if (was.replace(LIST, 'ARRAY[]') !== is.replace(LIST, 'ARRAY[]')) return false;
  const [older, newer] = [was, is].map((text) => Array.from(text.matchAll(LIST), ([, list = '']) => list.split(', ')));
  return (older ?? []).every((list, at) => list.every((value) => newer?.[at]?.includes(value)));
}

function tableOf(column: string, { tables }: Catalogue): string {
  const table = column.slice(0, column.lastIndexOf('.'));
  return tables.has(table) ? table : '';
}

const COLUMNS = `
  select t.relname || '.' || a.attname as name, t.relname as table, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "isFilled",
    format('%s/%s', a.attidentity, a.attgenerated) as origin
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace and t.relname <> 'schema_migrations'`;

// Unique indexes stand for primary keys and unique constraints too. An index on an expression counts as one on every column.
const RULES = `
  select conname as name, t.relname as table, pg_get_constraintdef(c.oid) as text,
    case contype when 'c' then 'check' when 'f' then 'foreign key' else 'exclusion' end as kind,
    array(select t.relname || '.' || attname from pg_attribute where attrelid = t.oid and attnum = any(conkey)) as columns
  from pg_constraint c join pg_class t on t.oid = conrelid
  where contype in ('c', 'f', 'x') and t.relnamespace = 'public'::regnamespace
  union all
  select i.relname, t.relname, pg_get_indexdef(i.oid), 'unique',
    array(select t.relname || '.' || attname from pg_attribute
      where attrelid = t.oid and attnum > 0 and (attnum = any(indkey) or 0 = any(indkey)))
  from pg_index join pg_class i on i.oid = indexrelid join pg_class t on t.oid = indrelid
  where indisunique and t.relnamespace = 'public'::regnamespace`;

const PROGRAMS = `
  select 'The function ' || oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select 'The trigger ' || tgrelid::regclass || '.' || tgname from pg_trigger
  where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;
