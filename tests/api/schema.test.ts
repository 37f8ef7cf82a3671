// One truth of the schema: what the migrations make is what `tables.ts` say, but for what this file lists by name.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { declaredTables, statementsFor } from '../support/declared-schema.ts';
import { readFunctions, readOthers, readSchema } from '../support/read-schema.ts';

interface Opened {
  client: pg.Client;
  database: FreshDatabase;
}

let migrated: Opened;
let declared: Opened;

beforeAll(async () => {
  migrated = await open();
  declared = await open('template0');
  for (const statement of statementsFor(declaredTables())) await declared.client.query(statement);
});
afterAll(async () => {
  for (const { client, database } of [migrated, declared]) {
    await client.end();
    await database.drop();
  }
});

async function open(source?: string): Promise<Opened> {
  const database = await freshDatabase(source);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return { client, database };
}

test('the tables that the migrations make are those that the code declares', async () => {
  const [made, said] = [await readSchema(migrated.client), await readSchema(declared.client)];
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((line) => !made.includes(line))).toEqual([]);
  expect(made.filter((line) => !said.includes(line))).toEqual([
    // These point right, to a room whose tables this one must not import. The database holds to them all the same.
    'card_disputes: FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE',
    'card_payments: FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE',
    'card_refunds: FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE',
    'payments: FOREIGN KEY (order_id) REFERENCES orders(id)',
    'reward_transactions: FOREIGN KEY (order_id) REFERENCES orders(id)',
    // `platform/migrate.ts` makes its own list, before there is any other table.
    'schema_migrations.applied_at: timestamp with time zone not null default now()',
    'schema_migrations.hash: text not null',
    "schema_migrations.kind: text not null default 'contract'::text",
    'schema_migrations.name: text not null',
    'schema_migrations: PRIMARY KEY (name)',
  ]);
});

test('the functions and triggers of the database are these, and there are no views, types or extensions', async () => {
  expect(await readFunctions(migrated.client)).toEqual({
    // Live events are said by the row itself, so that no use case can forget to (0015_live.sql).
    tell_live: [],
    tell_live_message: ['messages.messages_live'],
    tell_live_message_entry: ['message_entries.message_entries_live'],
    tell_live_notifications: ['notifications.notifications_live'],
    tell_live_of_order: [
      'address_points.address_points_live',
      'card_disputes.card_disputes_live',
      'card_payments.card_payments_live',
      'card_refunds.card_refunds_live',
      'documents.documents_live',
      'order_drivers.order_drivers_live',
      'order_events.order_events_live',
      'order_positions.order_positions_live',
      'payments.payments_live',
      'returns.returns_live',
    ],
    tell_live_order: ['orders.orders_live'],
    tell_live_order_request: ['order_requests.order_requests_live'],
    tell_live_people: [
      'permissions.permissions_people_live',
      'signup_requests.signup_requests_live',
      'users.users_people_changed_live',
      'users.users_people_live',
    ],
    tell_live_permission: ['permissions.permissions_live'],
    tell_live_quote: ['quotes.quotes_live'],
    tell_live_session: ['sessions.sessions_live'],
    tell_live_stock: ['stock_movements.stock_movements_live'],
    tell_live_user: ['users.users_live'],

    // What unpaid guests hold is counted in one statement, behind locks (0084_unpaid_orders.sql).
    held_by_guests: [],

    // Sums of a day hold until something marks the day (0027_report_days.sql).
    forget_days: ['documents.documents_emptied', 'orders.orders_emptied', 'payments.payments_emptied'],
    london_day: [],
    mark_days_of_orders: [],
    mark_document_days: ['documents.documents_added_to_days'],
    mark_item_days: [
      'order_items.items_added_to_days',
      'order_items.items_changed_in_days',
      'order_items.items_taken_from_days',
    ],
    mark_payout_days: ['credit_payouts.credit_payouts_added_to_days'],
    mark_order_days: ['orders.orders_added_to_days', 'orders.orders_changed_in_days', 'orders.orders_taken_from_days'],
    mark_payment_days: [
      'payments.payments_added_to_days',
      'payments.payments_changed_in_days',
      'payments.payments_taken_from_days',
      'payments.payments_were_in_days',
    ],

    // An issued document can be changed at all (0011_documents.sql).
    refuse_document_change: ['documents.documents_stay'],
    // A change of stock records itself, and nothing else writes its ledger (0060_stock_movements.sql).
    record_opening_stock: ['products.products_opening_stock'],
    record_stock_changes: ['products.products_stock_changed'],
    refuse_stock_rewriting: ['stock_movements.stock_movements_stay'],
    stamp_stock_moved: ['products.products_stock_moved'],
    // Which product changed is noted by the database, so that no instance misses it (0108_product_changes.sql).
    note_product_changes: [
      'products.products_noted_added',
      'products.products_noted_changed',
      'products.products_noted_removed',
    ],
    // Drawings go with the picture that they were drawn from, however that is replaced (0024_store.sql, 0030_gallery.sql).
    empty_old_gallery: ['products.products_empty_old_gallery'],
  });
  expect(await readOthers(migrated.client)).toEqual([]);
});
