/** The letters a UK postcode starts with: `"LS1 4AP"` → `"LS"`; empty when there are none. */
export function postcodeArea(postcode: string): string {
  return /^\s*([A-Za-z]{1,2})(?=\s*\d)/.exec(postcode)?.[1]?.toUpperCase() ?? '';
}

/**
 * As much of a postcode as strangers may know: a UK postcode without its last three characters (`"LS1 4AP"` → `"LS1"`),
 * elsewhere its first two.
 */
export function outwardPostcode(postcode: string, country: string): string {
  const plain = postcode.trim().toUpperCase();
  if (country !== 'United Kingdom') return plain.slice(0, 2);
  return plain.replace(/\s*\d[A-Z]{2}$/, '') || postcodeArea(plain);
}
