import type { Specs } from './attributes.ts';
import type { products } from './tables.ts';

/** What staff may write of a product: all of its row that is not the shop's own doing. */
export type ProductValues = Pick<
  typeof products.$inferSelect,
  | 'sku'
  | 'name'
  | 'description'
  | 'price'
  | 'category'
  | 'inStock'
  | 'stockQuantity'
  | 'imageUrl'
  | 'specs'
  | 'compatibleWith'
>;

/** The same without levels, as the columns of a table have it. */
export type ProductFields = Omit<ProductValues, 'specs'> & Specs;

/** The values of a product that says nothing yet. */
export const BLANK_PRODUCT: ProductValues = {
  sku: null,
  name: '',
  description: null,
  price: 0,
  category: '',
  inStock: true,
  stockQuantity: 0,
  imageUrl: null,
  specs: {},
  compatibleWith: [],
};

/** Only what staff may write, of a row that has more. */
export function valuesOf(row: ProductValues): ProductValues {
  const { sku, name, description, price, category, inStock, stockQuantity, imageUrl, specs, compatibleWith } = row;
  return { sku, name, description, price, category, inStock, stockQuantity, imageUrl, specs, compatibleWith };
}

/** Lays the specifications beside the rest. */
export function toFields(row: ProductValues): ProductFields {
  const { specs, ...values } = valuesOf(row);
  return { ...specs, ...values };
}

/** Puts the specifications back in their place; those without a value are left out. */
export function fromFields(fields: ProductFields): ProductValues {
  const { sku, name, description, price, category, inStock, stockQuantity, imageUrl, compatibleWith, ...rest } = fields;
  const specs = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Specs;
  return { sku, name, description, price, category, inStock, stockQuantity, imageUrl, specs, compatibleWith };
}
