import { z } from 'zod';
import { money, optionalText, requiredText } from '#platform/http/input.ts';

const STOCK_MESSAGE = 'Stock quantity must be a number';
const MOST_STOCK = 2_147_483_647;

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
  .refine((count) => count <= MOST_STOCK, `Stock quantity can be at most ${MOST_STOCK}`);

/** A product as the form of the product store sends it, with the messages of section 5. The price becomes pence. */
export const productForm = z.object({
  name: requiredText(200, 'Product name is required', 'Product name'),
  description: optionalText(10_000, 'Description'),
  price: money('Price is required', 'Price must be a number'),
  category: requiredText(100, 'Category is required', 'Category'),
  inStock: z.boolean({ error: 'In stock must be true or false' }).default(true),
  stockQuantity: stockQuantity.default(0),
  imageUrl: optionalText(500, 'The image address'),
});
export type ProductForm = z.output<typeof productForm>;
