import { expect, test } from 'vitest';
import { answerKept, openKeptPages } from './kept-pages.ts';

const pageOf =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });

test('twenty who ask at once get one page, made once', async () => {
  const pages = openKeptPages();
  let made = 0;
  const render = async () => new Response(`page ${++made}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pages.page('/', '1', render)));
  expect(new Set(answers.map(({ html }) => html))).toEqual(new Set(['page 1']));
  expect((await pages.page('/', '1', render)).html).toBe('page 1');
});

test('another state of the shop has its page made afresh', async () => {
  const pages = openKeptPages();
  await pages.page('/', '1', pageOf('before'));
  expect((await pages.page('/', '2', pageOf('after'))).html).toBe('after');
});

test('a page that could not be made is tried again, and an error page is not kept', async () => {
  const pages = openKeptPages();
  await expect(pages.page('/', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await pages.page('/', '1', pageOf('not now', 503))).toMatchObject({ status: 503 });
  expect(await pages.page('/', '1', pageOf('here'))).toMatchObject({ status: 200, html: 'here' });
});

test('only a page that was found carries a tag, and whoever has it is told so', async () => {
  const pages = openKeptPages();
  const page = await pages.page('/', '1', pageOf('here'));
  expect(answerKept(page, page.headers.get('ETag') ?? '').status).toBe(304);
  expect(answerKept(page, 'W/"other"').status).toBe(200);
  expect((await pages.page('/gone', '1', pageOf('gone', 404))).headers.get('ETag')).toBeNull();
});

test('every inline script is named by its hash, and no linked one', async () => {
  const page = await openKeptPages().page('/', '1', pageOf('<script>go()</script><script src="/a.js"></script>'));
  expect(page.headers.get('Content-Security-Policy')?.match(/sha256-/g)).toHaveLength(1);
});

test('facts for machines run nothing, so the policy does not name them', async () => {
  const facts = '<script type="application/ld+json">{}</script>';
  const page = await openKeptPages().page('/', '1', pageOf(facts));
  expect(page.headers.get('Content-Security-Policy')).not.toContain('sha256-');
});

test('whoever wants prices with VAT large gets the same page so, with a tag of its own and for no shared cache', async () => {
  const page = await openKeptPages().page('/', '1', pageOf('<html lang="en-GB"><p>Here</p></html>'));
  const large = { vat: 'inc', currency: null } as const;
  const inc = answerKept(page, page.headers.get('ETag') ?? '', large);
  expect(inc.status).toBe(200);
  expect(await inc.text()).toContain('<html data-vat="inc" lang="en-GB">');
  expect(inc.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(answerKept(page, inc.headers.get('ETag') ?? '', large).status).toBe(304);
  expect(answerKept(page, inc.headers.get('ETag') ?? '').status).toBe(200);
});

test('a page in a currency that somebody chose is for no shared cache, and the page for everyone stays for all', async () => {
  const page = await openKeptPages().page('/ USD', '1', pageOf('about $379.73'));
  const chosen = answerKept(page, undefined, { vat: 'ex', currency: 'USD' });
  expect(chosen.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(answerKept(page, undefined).headers.get('Cache-Control')).toMatch(/^public/);
});

test('a page for everyone gives nobody a cookie that was made for somebody', async () => {
  const render = async () => new Response('here', { headers: { 'Set-Cookie': 'sid=one' } });
  const page = await openKeptPages().page('/', '1', render);
  expect(answerKept(page, undefined).headers.getSetCookie()).toEqual([]);
});

test('words and pictures come before scripts, which the page does without at first', async () => {
  const page = await openKeptPages().page('/', '1', pageOf('<link rel="modulepreload" href="/a.js"/>'));
  expect(page.html).toContain('rel="modulepreload" fetchpriority="low" href="/a.js"');
});
