/** The text of a product for the engine; prices and stock are not in it. */
export interface SearchDocument {
  name: string;
  category: string;
  features: string;
  description: string;
  codes: readonly string[];
}

export type Field = 'name' | 'category' | 'features' | 'description';

/** The weight of a field's words, and how strongly the field's length reduces it. */
export const FIELDS: Record<Field, { weight: number; lengthNorm: number }> = {
  name: { weight: 3, lengthNorm: 0.5 },
  category: { weight: 2, lengthNorm: 0.3 },
  features: { weight: 1, lengthNorm: 0.6 },
  description: { weight: 0.5, lengthNorm: 0.7 },
};
export const FIELD_NAMES = Object.keys(FIELDS) as Field[];
