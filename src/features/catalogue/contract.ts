import { z } from 'zod';
import { amount, isoInstant, paging, recordIdText } from '#platform/http/input.ts';

export const specsShape = z.object({
  brand: z.string().optional(),
  screenSizeInches: z.number().optional(),
  resolution: z.string().optional(),
  brightnessNits: z.number().optional(),
  orientation: z.enum(['landscape', 'portrait', 'both']).optional(),
  touch: z.boolean().optional(),
  outdoor: z.boolean().optional(),
  ipRating: z.string().optional(),
  operatingHours: z.enum(['16/7', '24/7']).optional(),
  powerWatts: z.number().optional(),
  energyClass: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).optional(),
  vesa: z.string().optional(),
  weightKg: z.number().optional(),
  connectivity: z.array(z.string()).optional(),
  warrantyYears: z.number().optional(),
  leadTimeDays: z.number().optional(),
});

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

/** A product as the product store sees it: `inStock` is the merchant's switch, and archived ones are there too. */
export const storeProductAnswer = productAnswer.extend({ archivedAt: isoInstant.nullable(), version: z.int() });
export type StoreProduct = z.infer<typeof storeProductAnswer>;

/** A product's own page: the product, what fits it and what is like it. */
export const productPageAnswer = productAnswer.extend({
  vatRate: z.string(),
  compatible: z.array(productAnswer),
  related: z.array(productAnswer),
});
export type ProductPage = z.infer<typeof productPageAnswer>;

export const catalogueContract = {
  'GET /api/products': {
    summary: 'All products on sale, by id',
    who: 'public',
    query: z.object({ scope: z.enum(['store'], { error: 'The scope can be store' }).optional(), ...paging }),
    answer: z.array(z.union([storeProductAnswer, productAnswer])),
    revalidated: true,
  },
  'GET /api/products/{id}': {
    summary: 'One product with what fits it',
    who: 'public',
    params: z.object({ id: recordIdText() }),
    answer: productPageAnswer,
    revalidated: true,
  },
} as const;
