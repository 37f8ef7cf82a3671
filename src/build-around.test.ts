import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { buildAround } from './build-around.ts';

const places: Record<string, { parentId?: string; path?: string; index?: true }> = {
  root: { path: '' },
  shop: { parentId: 'root' },
  home: { parentId: 'shop', index: true },
  products: { parentId: 'shop', path: 'products' },
  product: { parentId: 'shop', path: 'products/:id/:slug?' },
  fits: { parentId: 'shop', path: 'products/:id/:slug/fits' },
  about: { parentId: 'shop', path: 'about' },
  store: { parentId: 'root', path: 'store' },
  missing: { parentId: 'shop', path: '*' },
};
const routes = Object.fromEntries(Object.entries(places).map(([id, place]) => [id, { id, ...place }]));
const build = { routes, assets: { version: '1', routes } } as unknown as ServerBuild;

test.each([
  ['/', ['home']],
  ['/about', ['home', 'about']],
  ['/products/12/menu-board', ['home', 'products', 'product']],
  ['/products/12/menu-board/fits', ['home', 'products', 'product', 'fits']],
  ['/no-such-page', ['home', 'missing']],
])('the router of %s knows what it is made of, and what lies above it', (path, pages) => {
  const around = buildAround(build, path);
  expect(Object.keys(around.routes).sort()).toEqual(['root', 'shop', ...pages].sort());
  expect(Object.keys(around.assets.routes).sort()).toEqual(Object.keys(around.routes).sort());
  expect(around.assets.version).toBe('1');
});
