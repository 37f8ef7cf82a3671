import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, instant, pence } from '#platform/columns.ts';
import type { Specs } from './attributes.ts';
import type { GalleryPicture } from './gallery.ts';

/** The number of a transaction, which only its own cluster understands. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const products = pgTable(
  'products',
  {
    id: id(),
    name: varchar('name', { length: 200 }).notNull(),
    description: text('description'),
    price: pence('price').notNull(),
    category: varchar('category', { length: 100 }).notNull(),
    // The merchant's switch; shoppers can buy only with stock as well (decision B6).
    inStock: boolean('in_stock').notNull().default(true),
    stockQuantity: integer('stock_quantity').notNull().default(0),
    // At or below it more is to be ordered; null: the setting of the shop holds.
    reorderPoint: integer('reorder_point'),
    // The last time that its stock changed other than by an import, set by a trigger.
    stockMovedAt: instant('stock_moved_at'),
    // A URL, or a path of our own media; an embedded image is stored as media first, so this stays short.
    imageUrl: varchar('image_url', { length: 500 }),
    // Further pictures. When `image_url` changes, a trigger removes those drawn from it.
    gallery: jsonb('gallery').$type<GalleryPicture[]>().notNull().default([]),
    sku: varchar('sku', { length: 64 }),
    specs: jsonb('specs').$type<Specs>().notNull().default({}),
    archivedAt: instant('archived_at'),
    // Fitting, which is sold with a screen and stands beside the catalogue as an archived product does (decision 0145).
    isService: boolean('is_service').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('products_price', sql`${t.price} >= 0`),
    check('products_gallery', sql`jsonb_typeof(${t.gallery}) = 'array'`),
    check('products_stock', sql`${t.stockQuantity} >= 0`),
    check('products_reorder_point', sql`${t.reorderPoint} >= 0`),
    uniqueIndex('products_sku_key').on(t.sku).where(sql`${t.archivedAt} is null`),
    index('products_by_category').on(t.category),
  ],
);

/** Which transaction changed each product last, written by triggers alone; product 0 is what is shown beside all of them. */
export const productChanges = pgTable(
  'product_changes',
  { productId: integer('product_id').primaryKey(), changedIn: transactionId('changed_in').notNull() },
  (t) => [index('product_changes_by_transaction').on(t.changedIn)],
);
