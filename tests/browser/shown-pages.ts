import { slugOf } from '#values/slug.ts';
import { productsToShow, WORD } from './shop-changes.ts';

export interface Address {
  path: string;
  headers?: Record<string, string>;
  isRedirect?: boolean;
}

/** The public pages by what they are. */
export function addresses(): Record<string, Address> {
  const { changed, unrelated } = productsToShow();
  const page = `/products/${changed.id}/${slugOf(changed.name)}`;
  return {
    home: { path: '/' },
    products: { path: '/products' },
    product: { path: page },
    'product in dollars': { path: page, headers: { cookie: 'currency=USD' } },
    'product at a place': { path: `${page}?postcode=IV2+3BD` },
    'product by its number': { path: `/products/${changed.id}`, isRedirect: true },
    'unrelated product': { path: `/products/${unrelated.id}/${slugOf(unrelated.name)}` },
    'what fits a product': { path: `${page}/fits?group=powered-by` },
    'no product': { path: '/products/987654' },
    category: { path: '/search?category=Kiosks' },
    'category inc VAT': { path: '/search?category=Kiosks', headers: { cookie: 'vat=inc' } },
    word: { path: '/search?q=kiosk' },
    'empty search': { path: `/search?q=${WORD}` },
    'all products': { path: '/search' },
    guide: { path: '/guide' },
    'guide answered': { path: '/guide?place=wall&metres=4&light=room&shows=menu&lines=12&hours=12' },
    'LED wall': { path: '/led-wall' },
    'LED wall of a size': { path: '/led-wall?width=3&height=2' },
    about: { path: '/about' },
    contact: { path: '/contact' },
    'contact about something': { path: '/contact?subject=Quote' },
    'filters that are open': { path: '/search?q=kiosk&filters=open' },
    terms: { path: '/terms' },
    privacy: { path: '/privacy' },
    accessibility: { path: '/accessibility' },
    'delivery and returns': { path: '/delivery-and-returns' },
    'not found': { path: '/no-such-page' },
  };
}

export type Shown = Record<string, string>;

/** What each page of this instance shows. */
export async function ask(
  url: string,
  which: (address: Address, page: string) => boolean = () => true,
): Promise<Shown> {
  const wanted = Object.entries(addresses()).filter(([page, address]) => which(address, page));
  const asked = wanted.map(async ([page, { path, headers = {} }]) => {
    const answer = await fetch(url + path, { headers: { ...headers, accept: 'text/html' }, redirect: 'manual' });
    const text = `${answer.status} ${answer.headers.get('location') ?? ''}\n${await answer.text()}`;
    // Each instance has an address of its own, and each form a stamp of its own.
    return [
      page,
      text.replaceAll(/(localhost|127\.0\.0\.1):\d+/g, '$1').replaceAll(/\b[0-9a-z]{1,11}\.[\w-]{43}/g, 'STAMP'),
    ];
  });
  return Object.fromEntries(await Promise.all(asked));
}

export function pagesThatDiffer(some: Shown, others: Shown): string[] {
  return Object.keys(some).filter((page) => some[page] !== others[page]);
}

/** Which pages differ, and where they begin to. */
export function differing(some: Shown, others: Shown): string[] {
  return pagesThatDiffer(some, others).map((page) => {
    const [one = '', other = ''] = [some[page], others[page]];
    const at = [...one].findIndex((letter, index) => letter !== other[index]);
    return `${page}: …${one.slice(Math.max(0, at - 60), at + 60)}… and …${other.slice(Math.max(0, at - 60), at + 60)}…`;
  });
}
