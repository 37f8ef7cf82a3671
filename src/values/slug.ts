const MOST = 80;

/** A product's name for its address: ASCII words joined by hyphens, at most 80 characters. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)\s*(?:"|″|′′|”|'')/g, '$1 inch ')
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
  if (slug.length > MOST) {
    const end = slug.lastIndexOf('-', MOST);
    return slug.slice(0, end < 0 ? MOST : end);
  }
  // For a name without ASCII letters or digits.
  return slug || 'product';
}
