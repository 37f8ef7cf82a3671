import places from './places.json' with { type: 'json' };
import { postcodeArea, readPostcode } from './postcode.ts';

// Outside the areas: Girobank's own postcode, and those of the forces' post, which goes to a depot on the mainland.
const BEYOND_AREAS = /^(GIR 0AA|BF\d)/;

/**
 * {@link readPostcode}, which in the UK also asks that the postcode area exists: null for `ZZ99 9ZZ`. The 124 areas are for the
 * server alone; browsers check the form.
 */
export function readRealPostcode(text: string, country: string): string | null {
  const usual = readPostcode(text, country);
  if (usual === null || country !== 'United Kingdom' || BEYOND_AREAS.test(usual)) return usual;
  return postcodeArea(usual) in places.ukAreas ? usual : null;
}
