import { paths } from '#web/paths.ts';

const BOARDS = 'Digital Menu Boards';

interface Lead {
  href: string;
  /** The categories in which the search finds what the tile speaks of. */
  of: readonly string[];
}

const LEADS: readonly Lead[] = [
  { href: paths.search({ q: 'menu board for a cafe' }), of: [BOARDS] },
  { href: paths.search({ q: 'window display bright' }), of: ['Outdoor Signage', BOARDS] },
  { href: paths.search({ category: 'Outdoor Signage' }), of: ['Outdoor Signage'] },
  { href: paths.search({ q: 'video wall reception' }), of: ['Video Walls'] },
  { href: paths.search({ category: 'Interactive Displays' }), of: ['Interactive Displays'] },
  { href: paths.search({ category: 'Accessories' }), of: ['Accessories'] },
];

/** Where each of the home page's solutions leads, in their order; null where this shop sells nothing of the kind. */
export function solutionLinks(categories: readonly string[]): (string | null)[] {
  return LEADS.map(({ href, of }) => (of.some((category) => categories.includes(category)) ? href : null));
}

/** Where 'BUY NOW' leads: to the menu boards, in a shop of other things to all of them, and nowhere where nothing is on sale. */
export function buyLink(categories: readonly string[]): string | null {
  if (categories.length === 0) return null;
  return categories.includes(BOARDS) ? paths.search({ category: BOARDS }) : paths.search();
}
