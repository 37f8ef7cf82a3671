// An owner skips versions: the database of every release is brought up to date, and what it held is still so.
import fs from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTables } from '#platform/backup/shop-tables.ts';
import { migrateDatabase } from '#platform/migrate.ts';
import { openEmptyPremises, type Premises, restore } from '../support/backups.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const FOLDER = 'tests/fixtures/releases';
const releases = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.backup'));

test('the releases are these', () => {
  expect(releases.sort()).toEqual(['69346ff.backup', '8f3c6e7.backup']);
});

describe.each(releases)('the database of %s', (name) => {
  let premises: Premises;
  let shop: TestShop;
  let before: Rows;

  beforeAll(async () => {
    premises = await openEmptyPremises();
    const { unknown } = await restore(premises.config, `${FOLDER}/${name}`);
    expect(unknown).toEqual([]);
    before = await readRows(premises);
    const applied = await migrateDatabase(premises.config, () => undefined);
    expect(applied.length).toBeGreaterThan(0);
    shop = await openTestShop({ DATABASE_URL: premises.config.DATABASE_URL });
  });
  afterAll(async () => {
    await shop?.close();
    await premises?.remove();
  });

  test('has lost no row and changed no value', async () => {
    const after = await readRows(premises);
    const differing = Object.entries(before).flatMap(([table, rows]) => differences(table, rows, after[table] ?? []));
    expect(differing).toEqual(['products.compatible_with']);
    expect(listsByHand(before.products ?? []).filter((pair) => !pairsIn(after).has(pair))).toEqual([]);
    for (const table of ['users', 'products', 'orders', 'order_items', 'payments', 'documents']) {
      expect(before[table]?.length).toBeGreaterThan(15);
    }
  });

  test.each([
    ['customer', 'Customer123!', 'public'],
    ['employer', 'Employer123!', 'employer'],
    ['admin', 'Admin123!', 'admin'],
  ] as const)('lets %s sign in with the password of then', async (username, password, role) => {
    const visitor = await shop.as(username, password, role);
    expect(await visitor.get('/api/session')).toMatchObject({ user: { username } });
  });

  test('shows a customer the same orders, each at the sum of then', async () => {
    const customer = await shop.as('customer', 'Customer123!', 'public');
    const orders = await customer.get<{ orderNumber: string; grandTotal: string }[]>('/api/orders');
    const sums = await premises.ask<{ number: string; total: string }>(
      `select order_number as number, grand_total::text as total from orders
       join users on users.id = customer_id where username = 'customer' order by 1`,
    );
    expect(orders.map((order) => `${order.orderNumber} ${order.grandTotal}`).sort()).toEqual(
      sums.map(({ number, total }) => `${number} ${total}`),
    );
    expect(orders.length).toBeGreaterThan(0);
  });

  test('shows visitors the same products at the prices of then', async () => {
    const products = await shop.get<{ id: number; price: string }[]>('/api/products');
    const rows = (before.products ?? []).filter((row) => row.archived_at === null);
    expect(products.map(({ id, price }) => `${id} ${price}`).sort()).toEqual(
      rows.map(({ id, price }) => `${id} ${Number(price).toFixed(2)}`).sort(),
    );
  });
});

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

// 0110 carries the lists by hand of what fits into pairs.
function listsByHand(products: readonly Row[]): string[] {
  const idOf = new Map(products.map(({ sku, id }) => [sku, Number(id)]));
  return products.flatMap(({ id, compatible_with }) =>
    (compatible_with as string[]).flatMap((sku) => {
      const other = idOf.get(sku);
      return other ? [`${Math.min(Number(id), other)} ${Math.max(Number(id), other)} true`] : [];
    }),
  );
}

function pairsIn(rows: Rows): Set<string> {
  return new Set((rows.product_pairs ?? []).map(({ one_id, other_id, fits }) => `${one_id} ${other_id} ${fits}`));
}

async function readRows({ config }: Premises): Promise<Rows> {
  const client = new pg.Client({ connectionString: config.DATABASE_URL });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const tables = await listTables(client);
    const found: [string, Row[]][] = [];
    for (const { name } of tables.filter((table) => table.name !== 'schema_migrations')) {
      const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from "${name}" t`);
      found.push([name, rows.map(({ row }) => row)]);
    }
    return Object.fromEntries(found);
  } finally {
    await client.end();
  }
}

/** The columns whose values are not all there any more. Rows and columns may be added; a migration that changes values on purpose is named here. */
function differences(table: string, before: readonly Row[], after: readonly Row[]): string[] {
  if (after.length < before.length) return [`${table}: ${before.length} rows, now ${after.length}`];
  return Object.keys(before[0] ?? {})
    .filter((column) => !hasAll(column, before, after))
    .map((column) => `${table}.${column}`);
}

function hasAll(column: string, before: readonly Row[], after: readonly Row[]): boolean {
  const inShort = (row: Row) => `${row.id ?? ''} ${JSON.stringify(row[column])}`;
  const there = new Set(after.map(inShort));
  return before.every((row) => there.has(inShort(row)));
}
