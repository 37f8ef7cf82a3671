import { expect, test } from 'vitest';
import { shopChunks } from './shop-chunks.ts';

const price = '/shop/src/ui/price.tsx';
const page = (name: string) => `/shop/src/pages/${name}.tsx`;

test('what two of the selling pages use comes with the shop, also through other modules', () => {
  expect(
    chunkOf(price, {
      [price]: ['/shop/src/ui/card.tsx'],
      '/shop/src/ui/card.tsx': [page('shop/home'), page('shop/search')],
    }),
  ).toBe('shop');
});

test('what the frame uses comes with the shop, but for the root and its style', () => {
  expect(chunkOf(price, { [price]: [page('shop/layout')] })).toBe('shop');
  expect(chunkOf('/shop/src/root.tsx', {})).toBeUndefined();
  expect(chunkOf('/shop/src/ui/styles.css', { '/shop/src/ui/styles.css': ['/shop/src/root.tsx'] })).toBeUndefined();
});

test('what one selling page shares with others lies beside it, what it has alone lies in it', () => {
  expect(chunkOf(price, { [price]: [page('shop/product'), page('shop/cart')] })).toBe('product-parts');
  expect(chunkOf(price, { [price]: [page('shop/product')] })).toBeUndefined();
});

test('what three other pages use comes with the forms, and what only staff use in no common file', () => {
  const pages = ['shop/cart', 'shop/checkout', 'account/login'].map(page);
  expect(chunkOf(price, { [price]: pages })).toBe('forms');
  expect(chunkOf(price, { [price]: ['staff/orders', 'staff/quotes', 'staff/reports'].map(page) })).toBeUndefined();
});

test('what says when goods arrive lies by itself, without the forms that other pages have', () => {
  const plan = '/shop/src/features/delivery/screens/use-delivery-plan.ts';
  expect(chunkOf(plan, { [plan]: ['shop/cart', 'shop/checkout', 'shop/led-wall'].map(page) })).toBe('delivery-parts');
});

test('what opens over the page is loaded with the first that is opened', () => {
  expect(chunkOf('/shop/src/ui/drawer.tsx', {})).toBe('overlays');
});

/** The chunk of a module, as the bundler finds it: the first that names one. */
function chunkOf(id: string, importers: Record<string, string[]>): string | undefined {
  const graph = { getModuleInfo: (of: string) => ({ importers: importers[of] ?? [] }) };
  const inOrder = shopChunks.toSorted((a, b) => b.priority - a.priority);
  return inOrder.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? undefined;
}
