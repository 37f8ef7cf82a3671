// A shop that has traded for a while takes the migrations of a new release: what its rows mean stays what it was.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/migrate.ts';
import { type FreshDatabase, freshDatabase, openTestPool } from '../support/database.ts';

/** The last migration of the release that the shop comes from. */
const BEFORE = '0033';

let database: FreshDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase('template0');
  pool = openTestPool(database, 1);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-migrations-'));
  const names = (await fs.readdir('migrations')).filter((name) => name.endsWith('.sql') && name.slice(0, 4) <= BEFORE);
  for (const name of names) await fs.copyFile(path.join('migrations', name), path.join(folder, name));
  await migrate(pool, folder);
  await fs.rm(folder, { recursive: true });
  await pool.query(OLD_ROWS);
  await migrate(pool, 'migrations');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const OLD_ROWS = `
  INSERT INTO settings (key, value) VALUES ('company', '{"name": "Corner Signs Limited"}');
  INSERT INTO products (name, price, category, stock_quantity) VALUES
    ('Board', 249, 'Digital Menu Boards', 7), ('Bracket', 18, 'Accessories', 0);
  INSERT INTO delivery_methods (name, price, estimated_days, free_threshold, is_collection) VALUES
    ('Standard', 9.99, 5, 150, false), ('Collection', 0, 0, null, true);
  INSERT INTO payment_methods (name, settings) VALUES
    ('Bank transfer', '{"provider": "bank_transfer", "sortCode": "00-00-00", "accountNumber": "12345678"}'),
    ('Cheque', '{"provider": "cheque"}');
  INSERT INTO orders (order_number, email, status, payment_status, payment_method, subtotal, delivery_fee, total_amount,
    vat_rate, vat_amount, grand_total, delivery_method_name, order_date, estimated_delivery) VALUES
    ('BF-PAID-0001', 'a@cafe.example', 'delivered', 'paid', 'Bank transfer', 498, 0, 498, 20, 99.6, 597.6, 'Standard', '2026-10-01', '2026-10-08T11:00Z'),
    ('BF-BACK-0002', 'b@cafe.example', 'delivered', 'refunded', 'Bank transfer', 498, 0, 498, 20, 99.6, 597.6, 'Standard', '2026-10-01', '2026-10-08T11:00Z'),
    ('BF-RETN-0003', 'c@cafe.example', 'delivered', 'partially_refunded', 'Bank transfer', 498, 0, 498, 20, 99.6, 597.6, 'Standard', '2026-10-01', '2026-10-08T11:00Z'),
    ('BF-GONE-0004', 'd@cafe.example', 'cancelled', 'paid', 'Bank transfer', 498, 0, 498, 20, 99.6, 597.6, 'Standard', '2026-10-01', '2026-10-08T11:00Z');
  INSERT INTO order_items (order_id, product_id, product_name, quantity, unit_price, total_price)
    SELECT id, 1, 'Board', 2, 249, 498 FROM orders;
  INSERT INTO payments (order_id, kind, amount, provider, recorded_at)
    SELECT id, 'payment', 597.6, 'bank_transfer', '2026-10-02' FROM orders;
  INSERT INTO payments (order_id, kind, amount, provider, recorded_at) VALUES
    (2, 'refund', 597.6, 'bank_transfer', '2026-10-20'), (3, 'refund', 298.8, 'bank_transfer', '2026-10-20');
  INSERT INTO returns (order_id, status, reason, requested_at, answered_at, completed_at, payment_id)
    SELECT 3, 'completed', 'faulty', '2026-10-18', '2026-10-19', '2026-10-20', id
    FROM payments WHERE order_id = 3 AND kind = 'refund';
  INSERT INTO return_lines (return_id, order_item_id, quantity) SELECT 1, id, 1 FROM order_items WHERE order_id = 3;
`;

async function rowsOf(query: string): Promise<unknown[]> {
  return (await pool.query({ text: query, rowMode: 'array' })).rows;
}

test('a delivery method goes where it went, for what it cost, as fast; collection has no zones', async () => {
  const everywhere = [
    ...['mainland', 'highlands', 'northern_ireland', 'isle_of_man', 'channel_islands'],
    ...['united_states', 'france', 'qatar', 'oman'],
  ].map((zone) => ({ zone, price: 999, freeThreshold: 15_000, days: 5 }));
  expect(
    await rowsOf(`SELECT name, zones, cut_off_minutes, delivers_on, max_piece_kg, takes_pallets
      FROM delivery_methods ORDER BY id`),
  ).toEqual([
    ['Standard', everywhere, 1_440, 31, null, true],
    ['Collection', null, 1_440, 31, null, true],
  ]);
});

test('orders keep their terms, and their pieces are refunded as far as their money went back', async () => {
  expect(
    await rowsOf(`SELECT o.order_number, o.grand_total, (o.estimated_delivery AT TIME ZONE 'UTC')::text, i.refunded, o.owed_back
      FROM orders o JOIN order_items i ON i.order_id = o.id ORDER BY o.id`),
  ).toEqual([
    ['BF-PAID-0001', '597.60', '2026-10-08 11:00:00', 0, '0.00'],
    ['BF-BACK-0002', '597.60', '2026-10-08 11:00:00', 2, '0.00'],
    ['BF-RETN-0003', '597.60', '2026-10-08 11:00:00', 1, '0.00'],
    ['BF-GONE-0004', '597.60', '2026-10-08 11:00:00', 0, '597.60'],
  ]);
});

test('a bank account gets the name of its company, and nothing else of it changes', async () => {
  expect(await rowsOf('SELECT name, settings FROM payment_methods ORDER BY id')).toEqual([
    [
      'Bank transfer',
      {
        provider: 'bank_transfer',
        sortCode: '00-00-00',
        accountNumber: '12345678',
        accountName: 'Corner Signs Limited',
      },
    ],
    ['Cheque', { provider: 'cheque' }],
  ]);
});

test('what is there opens the ledger of stock, and what the release before still sells is recorded as unexplained', async () => {
  const movements = () => rowsOf('SELECT product_id, change, stock_after, reason FROM stock_movements ORDER BY id');
  const opening = [1, 7, 7, 'opening'];
  expect(await movements()).toEqual([opening]);
  await pool.query('UPDATE products SET stock_quantity = stock_quantity - 2 WHERE id = 1');
  expect(await movements()).toEqual([opening, [1, -2, 5, 'unexplained']]);
});
