import { z } from 'zod';
import { money, requiredText } from '#platform/http/input.ts';
import { galleryForm } from './gallery-form.ts';
import { imageAddress } from './image-address.ts';
import { specsForm } from './specs-form.ts';

const STOCK_MESSAGE = 'Stock quantity must be a number';
/** The most pieces that staff can enter; more is a slip of the finger. */
export const MOST_COUNTED = 999_999;

const stockQuantity = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d+(\.\d+)?$/, STOCK_MESSAGE)
        .transform(Number),
    ],
    { error: STOCK_MESSAGE },
  )
  .refine((count) => Number.isInteger(count) && count >= 0, 'Stock quantity must be a whole number, 0 or more')
  .refine((count) => count <= MOST_COUNTED, `Stock quantity can be at most ${MOST_COUNTED.toLocaleString('en-GB')}`);

const REORDER_MESSAGE = 'Reorder point must be a whole number, 0 or more';

/** At or below it more is to be ordered. An absent one stays as it is, a blank one is cleared. */
export const reorderPoint = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{0,9}$/, REORDER_MESSAGE),
    ],
    { error: REORDER_MESSAGE },
  )
  .nullish()
  .transform((given) => (given === undefined ? undefined : given === null || given === '' ? null : Number(given)))
  .refine((given) => !given || (Number.isInteger(given) && given >= 0), REORDER_MESSAGE)
  .refine(
    (given) => !given || given <= MOST_COUNTED,
    `Reorder point can be at most ${MOST_COUNTED.toLocaleString('en-GB')}`,
  );

const inStock = z.boolean({ error: 'In stock must be true or false' });

const fields = {
  name: requiredText(200, 'Product name is required', 'Product name'),
  description: clearableText(10_000, 'Description'),
  price: money('Price is required', 'Price must be a number'),
  category: requiredText(100, 'Category is required', 'Category'),
  imageUrl: imageAddress,
  gallery: galleryForm.optional(),
  sku: clearableText(64, 'SKU'),
  reorderPoint,
  specs: specsForm.optional(),
};

/** A product as the form of the product store sends it, with the messages of section 5; the price becomes pence. */
export const productForm = z.object({
  ...fields,
  inStock: inStock.default(true),
  stockQuantity: stockQuantity.default(0),
});
export type ProductForm = z.output<typeof productForm>;

/** A change of a product: an absent optional field stays as it is; null or blank clears it. */
export const productChange = z.object({
  ...fields,
  inStock: inStock.optional(),
  stockQuantity: stockQuantity.optional(),
  isArchived: z.boolean({ error: 'Archived must be true or false' }).optional(),
  /** The version the client saw; an older one is refused. */
  version: z.int({ error: 'The version must be a whole number' }).optional(),
  /** The stock the client saw; if it has changed since, the change is refused. */
  stockSeen: z.int({ error: 'The stock seen must be a whole number' }).optional(),
});
export type ProductChange = z.output<typeof productChange>;

// An absent field stays as it is, a blank one is cleared.
function clearableText(most: number, label: string) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(most, `${label} can be at most ${most} characters`)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'This contains a character that cannot be stored',
    )
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));
}
