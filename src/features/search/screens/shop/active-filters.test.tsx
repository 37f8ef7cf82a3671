import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { activeFilters } from '#features/search/active-filters.ts';
import { readSearch, type SearchState, searchParams } from '#features/search/search-state.ts';
import { ActiveFilters } from './active-filters.tsx';

const hrefOf = (state: SearchState) => `/search?${new URLSearchParams(searchParams(state))}`;
const chipsOf = (address: string, attributes: ReturnType<typeof activeFilters> | undefined) => {
  const state = readSearch(new URLSearchParams(address));
  const element = <ActiveFilters state={state} vat="ex" attributes={attributes} hrefOf={hrefOf} />;
  const hydrationData = { loaderData: { root: { settings: { hasVat: true } } } };
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return Array.from(html.matchAll(/<a [^>]*>/g), ([link]) => [
    /aria-label="Remove filter: ([^"]*)"/.exec(link)?.[1]?.replaceAll('&quot;', '"'),
    /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&'),
  ]);
};

test('a size that is no number is refused, and stands there to be taken off', () => {
  const given = { maxSize: 'wide', touch: 'true' };
  expect(chipsOf('q=totem&maxSize=wide&touch=true', activeFilters(given))).toEqual([
    ['Up to wide"', '/search?q=totem&touch=true'],
    ['Touch', '/search?q=totem&maxSize=wide'],
  ]);
});

test('a search without an answer says its filters as the address does', () => {
  expect(chipsOf('category=Kiosks&minSize=43', undefined)).toEqual([
    ['Kiosks', '/search?minSize=43'],
    ['minSize: 43', '/search?category=Kiosks'],
  ]);
});

test('filters are said in words, those of price and stock among them', () => {
  const address = 'minPrice=250&minSize=43&maxSize=54.9&minNits=1000&maxNits=2499&inStock=true&outdoor=true';
  const given = Object.fromEntries(new URLSearchParams(address));
  expect(chipsOf(address, activeFilters(given)).map(([label]) => label)).toEqual([
    'From £250 ex VAT',
    '43" to under 55"',
    '1,000 nits to under 2,500 nits',
    'Outdoor',
    'In stock only',
  ]);
});
