/** What the engine reads of a product. Nothing here changes with a price or a sale. */
export interface SearchDocument {
  name: string;
  category: string;
  /** What its specifications say, in a shopper's words. */
  features: string;
  description: string;
  /** Part numbers, however they are written. */
  codes: readonly string[];
}

export type Field = 'name' | 'category' | 'features' | 'description';

/** How much a word in a field says, and how much the field's length counts against it. */
export const FIELDS: Record<Field, { weight: number; lengthNorm: number }> = {
  name: { weight: 3, lengthNorm: 0.5 },
  category: { weight: 2, lengthNorm: 0.3 },
  features: { weight: 1, lengthNorm: 0.6 },
  description: { weight: 0.5, lengthNorm: 0.7 },
};
export const FIELD_NAMES = Object.keys(FIELDS) as Field[];
