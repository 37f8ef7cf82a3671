/** The categories that the product form offers and the demo uses (section 5); the server takes any text (decision B7). */
export const CATEGORIES = [
  'Digital Menu Boards',
  'Interactive Displays',
  'Outdoor Signage',
  'Video Walls',
  'Kiosks',
  'Accessories',
] as const;
