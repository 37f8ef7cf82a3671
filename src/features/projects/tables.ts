import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';

/** Products with counts and rooms, of an account or of whoever has the secret address (docs/decisions/0144). */
export const projectLists = pgTable(
  'project_lists',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'cascade' }),
    // Of the secret address of a list without an account, and of the link by which it is read; only the SHA-256 is stored.
    editKeyHash: varchar('edit_key_hash', { length: 64 }),
    readKeyHash: varchar('read_key_hash', { length: 64 }),
    // How often a link to read it was made: each is another.
    linkRound: integer('link_round').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    // To the day: the clean-up asks for it.
    openedAt: instant('opened_at').notNull(),
  },
  (t) => [
    check('project_lists_one_owner', sql`num_nonnulls(${t.customerId}, ${t.editKeyHash}) = 1`),
    unique('project_lists_edit_key').on(t.editKeyHash),
    unique('project_lists_read_key').on(t.readKeyHash),
    index('project_lists_by_customer').on(t.customerId, t.id),
    index('project_lists_of_guests').on(t.openedAt).where(sql`${t.customerId} is null`),
  ],
);
export type ProjectListRow = typeof projectLists.$inferSelect;

/** The lines of a list in their order. A line may outlive its product, whose name it remembers. */
export const projectListLines = pgTable(
  'project_list_lines',
  {
    id: id(),
    listId: reference('list_id', () => projectLists.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: integer('product_id').notNull(),
    productName: varchar('product_name', { length: 200 }).notNull(),
    quantity: integer('quantity').notNull(),
    // Blank: of no room.
    room: varchar('room', { length: 60 }).notNull().default(''),
  },
  (t) => [
    check('project_list_lines_quantity', sql`${t.quantity} between 1 and 999`),
    unique('project_list_lines_in_order').on(t.listId, t.position),
  ],
);
export type ProjectListLineRow = typeof projectListLines.$inferSelect;
