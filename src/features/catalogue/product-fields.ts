import type { Specs } from './attributes.ts';
import type { products } from './tables.ts';

/** The fields of a product that staff can write. */
export type ProductValues = Pick<
  typeof products.$inferSelect,
  | 'sku'
  | 'name'
  | 'description'
  | 'price'
  | 'category'
  | 'inStock'
  | 'stockQuantity'
  | 'reorderPoint'
  | 'imageUrl'
  | 'specs'
>;

/** The same as one flat record: the columns of a table. */
export type ProductFields = Omit<ProductValues, 'specs'> & Specs;

/** The values of a new product. */
export const BLANK_PRODUCT: ProductValues = {
  sku: null,
  name: '',
  description: null,
  price: 0,
  category: '',
  inStock: true,
  stockQuantity: 0,
  reorderPoint: null,
  imageUrl: null,
  specs: {},
};

/** Picks the fields that staff can write. */
export function valuesOf(row: ProductValues): ProductValues {
  const { sku, name, description, price, category, inStock, stockQuantity, reorderPoint } = row;
  const { imageUrl, specs } = row;
  return {
    ...{ sku, name, description, price, category, inStock, stockQuantity, reorderPoint },
    ...{ imageUrl, specs },
  };
}

/** Flattens the specifications into the other fields. */
export function toFields(row: ProductValues): ProductFields {
  const { specs, ...values } = valuesOf(row);
  return { ...specs, ...values };
}

/** Nests the specifications again, without the undefined ones. */
export function fromFields(fields: ProductFields): ProductValues {
  const others = Object.entries(fields).filter(([name, value]) => !(name in BLANK_PRODUCT) && value !== undefined);
  return valuesOf({ ...fields, specs: Object.fromEntries(others) as Specs });
}
