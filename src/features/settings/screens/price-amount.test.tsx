import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SecondPriceProvider } from '#ui/second-price.ts';
import { PriceAmount } from './price-amount.tsx';

const fitting = <PriceAmount ex={9_500} inc={11_400} />;
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|');

test('a price of a service is in pounds alone where no other currency is shown', () => {
  expect(textOf(renderToStaticMarkup(fitting))).toBe('|£95.00 ex VAT||£114.00 inc VAT|');
});

test('beside dollars it says about how many, on both sides of VAT', () => {
  const dollars = (pence: number) => `about $${(pence * 0.0127).toFixed(2)}`;
  const html = renderToStaticMarkup(<SecondPriceProvider value={dollars}>{fitting}</SecondPriceProvider>);
  expect(textOf(html)).toBe('|£95.00 ex VAT (about $120.65)||£114.00 inc VAT (about $144.78)|');
});
