import { describe, expect, test } from 'vitest';
import type { PublicSettings } from '#features/settings/contract.ts';
import { organisationFacts, questionFacts } from './facts.ts';
import { pageMeta } from './page-meta.ts';

const company = { tradingName: 'Lumen', name: 'Lumen Ltd', addressLines: ['1 Foundry Lane', 'Leeds'] };
const settings = { siteUrl: 'https://shop.example', company, social: [] } as unknown as PublicSettings;
const at = (pathname: string) => [
  { id: 'root', loaderData: { settings } },
  { id: 'page', pathname },
];
const robots = { name: 'robots', content: 'noindex' };

describe('a page that everybody may see', () => {
  test('names its one address, without what came behind it', () => {
    const head = pageMeta(at('/products'), 'Products', 'All of them');
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/products' });
    expect(head).toContainEqual({ property: 'og:image', content: 'https://shop.example/share.jpg' });
    expect(head).not.toContainEqual(robots);
  });

  test('keeps the part of the address that makes it another page', () => {
    const head = pageMeta(at('/search'), 'Kiosks', 'All', { query: { category: 'Kiosks & more' } });
    expect(head).toContainEqual({
      property: 'og:url',
      content: 'https://shop.example/search?category=Kiosks+%26+more',
    });
  });

  test('says what it is in facts that machines read', () => {
    const head = pageMeta(at('/'), 'Home', 'Words', { facts: (site) => [organisationFacts(site)] });
    expect(head.at(-1)).toMatchObject({ 'script:ld+json': { '@type': 'Organization', name: 'Lumen' } });
  });
});

test.each(['/cart', '/checkout', '/orders/BF-7K3Q-X9MD', '/admin/orders', '/compare', '/forgot-password'])(
  'the private page %s asks not to be listed',
  (path) => {
    const head = pageMeta(at(path), 'Private');
    expect(head).toContainEqual(robots);
    expect(JSON.stringify(head)).not.toMatch(/canonical|og:/);
  },
);

test('a form that people look for is listed under its one address when its page says so', () => {
  const head = pageMeta(at('/login'), 'Sign in', 'Words', { isListed: true });
  expect(head).not.toContainEqual(robots);
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/login' });
});

test('an error asks not to be listed, also where a product would be', () => {
  expect(pageMeta(at('/products/9/gone'), 'Not found', undefined, { isListed: false })).toContainEqual(robots);
});

test('an answer with links in it is given in its words', () => {
  const content = { type: 'p', props: { children: ['See ', { props: { children: 'here' } }, '.'] } };
  expect(JSON.stringify(questionFacts([{ title: 'Where?', content: content as never }]))).toContain('"Question"');
});
