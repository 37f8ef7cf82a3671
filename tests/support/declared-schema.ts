import { is, SQL } from 'drizzle-orm';
import {
  type ForeignKey,
  getTableConfig,
  type Index,
  IndexedColumn,
  type PgColumn,
  PgDialect,
  PgTable,
} from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/** Every table that a `tables.ts` declares. */
export function declaredTables(): PgTable[] {
  const files = import.meta.glob<Record<string, unknown>>('../../src/**/tables.ts', { eager: true });
  return Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((value) => is(value, PgTable));
}

/** SQL that makes an empty database as these tables declare it: all tables first, then the keys between them. */
export function statementsFor(tables: readonly PgTable[]): string[] {
  return [...tables.flatMap(createTable), ...tables.flatMap(addForeignKeys)];
}

function createTable(table: PgTable): string[] {
  const { name, columns, checks, uniqueConstraints, primaryKeys, indexes } = getTableConfig(table);
  const parts = [
    ...columns.map(columnOf),
    ...primaryKeys.map((key) => `primary key (${namesOf(key.columns)})`),
    ...uniqueConstraints.map((one) => `constraint "${one.getName()}" unique (${namesOf(one.columns)})`),
    ...checks.map((one) => `constraint "${one.name}" check (${textOf(one.value)})`),
  ];
  return [`create table "${name}" (${parts.join(', ')})`, ...indexes.map(createIndex)];
}

function columnOf(column: PgColumn): string {
  return [
    `"${column.name}" ${column.getSQLType()}`,
    column.primary && 'primary key',
    column.notNull && 'not null',
    column.isUnique && `constraint "${column.uniqueName}" unique`,
    column.generatedIdentity && `generated ${column.generatedIdentity.type} as identity`,
    column.generated && `generated always as (${literalOf(column.generated.as)}) stored`,
    column.default !== undefined && `default ${literalOf(column.default)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function literalOf(value: unknown): string {
  if (is(value, SQL)) return textOf(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function createIndex({ config }: Index): string {
  const { name: table } = getTableConfig(config.table);
  const kind = config.unique ? 'unique index' : 'index';
  const on = config.columns.map(indexedPart).join(', ');
  // See `carrying` in platform/columns.ts.
  const { include = [] }: { include?: string[] } = config.with ?? {};
  const carried = include.length > 0 ? ` include (${include.map((name) => `"${name}"`).join(', ')})` : '';
  const where = config.where ? ` where ${textOf(config.where)}` : '';
  return `create ${kind} "${config.name}" on "${table}" (${on})${carried}${where}`;
}

function indexedPart(part: unknown): string {
  if (is(part, SQL)) return textOf(part);
  if (!is(part, IndexedColumn)) throw new Error('An index is on something that is neither a column nor SQL.');
  return `"${part.name}" ${part.indexConfig.order} nulls ${part.indexConfig.nulls}`;
}

function addForeignKeys(table: PgTable): string[] {
  const { name, foreignKeys } = getTableConfig(table);
  return foreignKeys.map((key) => `alter table "${name}" add ${foreignKeyOf(key)}`);
}

function foreignKeyOf(key: ForeignKey): string {
  const { columns, foreignTable, foreignColumns } = key.reference();
  const target = `"${getTableConfig(foreignTable).name}" (${namesOf(foreignColumns)})`;
  const actions = `${key.onDelete ? ` on delete ${key.onDelete}` : ''}${key.onUpdate ? ` on update ${key.onUpdate}` : ''}`;
  return `foreign key (${namesOf(columns)}) references ${target}${actions}`;
}

function namesOf(columns: readonly PgColumn[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

function textOf(fragment: SQL): string {
  return dialect.sqlToQuery(fragment.inlineParams()).sql;
}
