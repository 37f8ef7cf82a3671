/** The area of a UK postcode: `"LS1 4AP"` → `"LS"`; empty if there is none. */
export function postcodeArea(postcode: string): string {
  return /^\s*([A-Za-z]{1,2})(?=\s*\d)/.exec(postcode)?.[1]?.toUpperCase() ?? '';
}

/** The part of a postcode that is not personal: `"LS1 4AP"` → `"LS1"`; abroad the first two characters. */
export function outwardPostcode(postcode: string, country: string): string {
  const plain = postcode.trim().toUpperCase();
  if (country !== 'United Kingdom') return plain.slice(0, 2);
  return plain.replace(/\s*\d[A-Z]{2}$/, '') || postcodeArea(plain);
}
