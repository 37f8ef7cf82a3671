import { FIELDS } from '#features/guide/questions.ts';
import { isSearchParam } from '#features/search/search-state.ts';
import { WALL_FIELDS } from '#features/walls/wall-address.ts';

const NONE: ReadonlySet<string> = new Set();
const OF_PRODUCT: ReadonlySet<string> = new Set(['postcode']);
const OF_FITS: ReadonlySet<string> = new Set(['group', 'show', 'page']);
const OF_LED_WALL: ReadonlySet<string> = new Set(WALL_FIELDS);
const OF_GUIDE: ReadonlySet<string> = new Set(FIELDS);
const OF_CONTACT: ReadonlySet<string> = new Set(['subject']);

/**
 * The query of a page with only what the page reads: other parameters, such as the marks of a campaign, make no page of their own, so that
 * no number of them pushes out a page that is asked for.
 */
export function readQuery(pathname: string, search: string): string {
  if (search === '') return '';
  const given = new URLSearchParams(search);
  const isRead = readBy(pathname);
  const read = [...given].filter(([name, value]) => isRead(name, value));
  if (read.length === given.size) return search;
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}

function readBy(pathname: string): (name: string, value: string) => boolean {
  // `filters=open`: the panel, before the scripts arrive.
  if (pathname === '/search') return (name, value) => name === 'filters' || isSearchParam(name, value);
  const names = namesReadBy(pathname);
  return (name) => names.has(name);
}

function namesReadBy(pathname: string): ReadonlySet<string> {
  if (pathname.startsWith('/products/')) return pathname.endsWith('/fits') ? OF_FITS : OF_PRODUCT;
  if (pathname === '/led-wall') return OF_LED_WALL;
  if (pathname === '/guide') return OF_GUIDE;
  return pathname === '/contact' ? OF_CONTACT : NONE;
}
