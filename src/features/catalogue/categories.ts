/** The categories that the product form offers and the demo uses (section 5); the server takes any text (decision B7). */
export const CATEGORIES = [
  'Digital Menu Boards',
  'Interactive Displays',
  'Outdoor Signage',
  'Video Walls',
  'Kiosks',
  'Accessories',
] as const;

/** Puts categories in order: those of the product form as it offers them, then the others by name. */
export function inCategoryOrder(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || a.localeCompare(b, 'en-GB');
}

function rankOf(category: string): number {
  const at = (CATEGORIES as readonly string[]).indexOf(category);
  return at === -1 ? CATEGORIES.length : at;
}
