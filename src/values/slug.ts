const MOST = 80;

/** A product's name for its address: ASCII words joined by hyphens, at most 80 characters. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)\s*(?:"|″|′′|”|'')/g, '$1 inch ')
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, MOST);
    if (longer.length > MOST) break;
    slug = longer;
  }
  // For a name without ASCII letters or digits.
  return slug || 'product';
}
