import { type DottedLand, dottedLand } from '#features/tracking/coastline/dotted-land.ts';
import { placeOfAddress } from '#values/places.ts';
import { postcodeArea } from '#values/postcode.ts';

export interface CompanyPlace {
  town: string;
  land: DottedLand;
}

let cached: { address: string; place: CompanyPlace | null } | null = null;

/** The place of the company's address by its postcode; null without a UK postcode. */
export function placeOfCompany(addressLines: readonly string[]): CompanyPlace | null {
  const address = addressLines.join('\n');
  if (cached?.address !== address) cached = { address, place: findPlace(addressLines) };
  return cached.place;
}

function findPlace(addressLines: readonly string[]): CompanyPlace | null {
  const at = addressLines.findLastIndex((line) => /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i.test(line));
  const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i.exec(addressLines[at] ?? '')?.[0] ?? '';
  const place = placeOfAddress({ city: '', postcode, country: 'United Kingdom' });
  const isKnown = postcodeArea(postcode) !== '';
  const before = addressLines[at]?.replace(postcode, '').replace(/[,\s]+$/, '') || addressLines[at - 1];
  return isKnown && before ? { town: before, land: dottedLand(place) } : null;
}
