import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SecondPriceProvider } from '#ui/second-price.ts';
import { PriceAmount } from './price-amount.tsx';

const fitting = <PriceAmount ex={9_500} inc={11_400} />;
const dollars = (pence: number) => `about $${(pence * 0.0127).toFixed(2)}`;
const inDollars = <SecondPriceProvider value={dollars}>{fitting}</SecondPriceProvider>;

function textIn(element: ReactNode, hasVat = true): string {
  const routes = [{ id: 'root', path: '/', element }];
  const hydrationData = { loaderData: { root: { settings: { hasVat } } } };
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  return html.replaceAll(/<[^>]+>/g, '|');
}

test('a price of a service is in pounds alone where no other currency is shown', () => {
  expect(textIn(fitting)).toBe('|£95.00 ex VAT||£114.00 inc VAT|');
});

test('beside dollars it says about how many, on both sides of VAT', () => {
  expect(textIn(inDollars)).toBe('|£95.00 ex VAT (about $120.65)||£114.00 inc VAT (about $144.78)|');
});

test('a shop that is not registered for VAT has one price', () => {
  expect(textIn(fitting, false)).toBe('£95.00');
  expect(textIn(inDollars, false)).toBe('£95.00 (about $120.65)');
});
