import type { Specs } from '#features/catalogue/attributes.ts';

/** The fields of a product that needs look at. */
export type Candidate = { id?: number; name?: string; category: string; specs: Specs };
