import type { Specs } from '#features/catalogue/attributes.ts';

/** The fields of a product that needs look at. */
export type Candidate = { id?: number; name?: string; description?: string | null; category: string; specs: Specs };
