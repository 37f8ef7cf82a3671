import { z } from 'zod';
import { amount, isoInstant, paging, recordIdText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { bulkContract } from './bulk-contract.ts';
import { storeFilterForm } from './bulk-form.ts';
import { productFileContract } from './file-contract.ts';
import { productChange, productForm } from './form.ts';
import { specsShape } from './specs-shape.ts';

/** A product as a shopper sees it: `inStock` says whether it can be bought (decision B6). */
export const productAnswer = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  price: amount,
  priceIncVat: amount,
  category: z.string(),
  inStock: z.boolean(),
  stockQuantity: z.int(),
  imageUrl: z.string().nullable(),
  sku: z.string().nullable(),
  specs: specsShape,
  createdAt: isoInstant,
  updatedAt: isoInstant,
});
export type Product = z.infer<typeof productAnswer>;

const galleryPicture = z.object({ url: z.string(), alt: z.string(), toScale: z.boolean().optional() });

/** A product as the product store sees it: `inStock` is the merchant's switch, and archived products are included. */
export const storeProductAnswer = productAnswer.extend({
  gallery: z.array(galleryPicture),
  reorderPoint: z.int().nullable(),
  /** At or below this it counts as low: its reorder point, or the shop's. */
  lowAt: z.int(),
  archivedAt: isoInstant.nullable(),
  version: z.int(),
});
export type StoreProduct = z.infer<typeof storeProductAnswer>;

/** A product's own page: the product, and related products. */
export const productPageAnswer = productAnswer.extend({
  vatRate: z.string(),
  /** Further pictures: in use, drawn to scale, and the merchant's own. */
  gallery: z.array(galleryPicture),
  related: z.array(productAnswer),
});
export type ProductPage = z.infer<typeof productPageAnswer>;
/** What its page shows of itself: without other products, and without what every sale changes. */
export type ShownProduct = Omit<ProductPage, 'related' | 'stockQuantity' | 'createdAt' | 'updatedAt'>;

/** A page of the product store, filtered, with the figures of all of it. */
export const storePageAnswer = z.object({
  items: z.array(storeProductAnswer),
  page: z.int(),
  pageCount: z.int(),
  /** How many products match the filter. */
  found: z.int(),
  /** Of what is not archived; the value is ex VAT. */
  figures: z.object({ products: z.int(), inStock: z.int(), inventoryValue: amount, categories: z.int() }),
  /** The names of all categories, with those of archived products. */
  categories: z.array(z.string()),
});
export type StoreFigures = z.infer<typeof storePageAnswer>['figures'];

const familyAnswer = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  features: z.array(z.string()),
  picture: z.string(),
  /** How many products are on sale; with none the prices are a sample. */
  products: z.int(),
  priceFrom: amount,
  priceTo: amount,
});

const PAGE_WRONG = 'The page must be a whole number from 1';
const pageNumber = z
  .string()
  .regex(/^\d{1,6}$/, PAGE_WRONG)
  .transform(Number)
  .refine((page) => page >= 1, PAGE_WRONG);

// A picture of 10 MB may be embedded.
const bodyLimit = 15 * 1024 * 1024;

export const catalogueContract = {
  // Before the path with an id, which would match 'export'.
  ...productFileContract,
  ...bulkContract,
  'GET /api/products/featured': {
    summary: 'Up to four products that can be bought, well stocked and of different categories',
    who: 'public',
    answer: z.array(productAnswer),
    revalidated: true,
  },
  'GET /api/products/families': {
    summary: 'The families of the products page, with the prices of what is on sale of each',
    who: 'public',
    answer: z.object({
      families: z.array(familyAnswer),
      /** The names of the tiles of that page that lead to a product. */
      tiles: z.array(z.string()),
    }),
  },
  'GET /api/products/store': {
    summary: 'A page of the product store, filtered, with its figures',
    who: 'perm:view_products',
    query: storeFilterForm.extend({ page: pageNumber.optional(), limit: paging.limit }),
    answer: storePageAnswer,
  },
  'GET /api/products': {
    summary: 'Products on sale, by id: the first 1,000, and where the others are',
    who: 'public',
    scopes: { store: 'perm:view_products' },
    query: z.object({ scope: z.enum(['store'], { error: 'The scope can be store' }).optional(), ...paging }),
    answer: z.array(z.union([storeProductAnswer, productAnswer])),
    revalidated: true,
  },
  'GET /api/products/{id}': {
    summary: 'One product with related ones',
    who: 'public',
    params: z.object({ id: recordIdText() }),
    answer: productPageAnswer,
    revalidated: true,
  },
  'POST /api/products': {
    summary: 'Put a product on sale',
    who: 'perm:manage_products',
    body: productForm,
    bodyLimit,
    answer: storeProductAnswer,
    status: 201,
  },
  'PUT /api/products/{id}': {
    summary: 'Change a product; what is left out of the optional fields stays as it is',
    who: 'perm:manage_products',
    params: z.object({ id: recordIdText() }),
    body: productChange,
    bodyLimit,
    answer: storeProductAnswer,
  },
  'DELETE /api/products/{id}': {
    summary: 'Delete a product, or archive it when it was ever ordered',
    who: 'perm:manage_products',
    params: z.object({ id: recordIdText() }),
  },
} as const;

export const catalogueRefusals = {
  product_changed: { status: 409, title: 'Changed meanwhile' },
  sku_taken: { status: 409, title: 'This SKU is taken' },
} satisfies RefusalTable;
