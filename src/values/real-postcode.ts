import places from './places.json' with { type: 'json' };
import { postcodeArea, readPostcode } from './postcode.ts';

// Girobank's own, the only postcode outside the areas.
const GIROBANK = 'GIR 0AA';

/**
 * {@link readPostcode}, which in the UK also asks that the postcode area exists: null for `ZZ99 9ZZ`. The 124 areas are for the
 * server alone; browsers check the form.
 */
export function readRealPostcode(text: string, country: string): string | null {
  const usual = readPostcode(text, country);
  if (usual === null || country !== 'United Kingdom' || usual === GIROBANK) return usual;
  return postcodeArea(usual) in places.ukAreas ? usual : null;
}
