import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '#platform/app-context.ts';
import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log.ts';
import { writeCookie } from './cookies.ts';
import { sameOrigin } from './origin.ts';
import { requestId, requestIdOf } from './request-id.ts';
import { contentSecurityPolicy, securityHeaders } from './security.ts';

function openApp(env: Record<string, string> = {}, lines: object[] = []) {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none', ...env });
  const log = openLog('silent');
  log.info = ((line: object) => lines.push(line)) as typeof log.info;
  const context = { config, log } as AppContext;
  const app = new Hono().use(requestId(context), securityHeaders(context), sameOrigin(context));
  app.all('/api/thing', (http) => http.json({ id: requestIdOf(http.req.raw) }));
  app.get('/api/public', (http) => http.json({}, 200, { 'Cache-Control': 'no-cache' }));
  app.get('/page', (http) => http.html('<p>Hello</p>'));
  app.get('/drawing.svg', (http) => http.body('<svg/>', 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/sheet.pdf', (http) => http.body('%PDF', 200, { 'Content-Type': 'application/pdf' }));
  app.get('/unchanged', (http) => http.body(null, 304, { ETag: '"same"' }));
  app.get('/part.js', (http) => http.body('', 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/cookie', (http) => {
    writeCookie(http, config, 'bf_session', 'value', 60);
    return http.text('set');
  });
  return app;
}

describe('a call that changes something', () => {
  const post = async (headers: HeadersInit, env = {}) =>
    (await openApp(env).request('http://127.0.0.1:3000/api/thing', { method: 'POST', headers })).status;

  test('from our own page passes', async () => {
    expect(await post({ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
  test('from a script without either header passes', async () => {
    expect(await post({})).toBe(200);
  });
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://127.0.0.1:3001' }],
    [{ origin: 'null' }],
    [{ origin: 'file://' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' }],
  ])('from elsewhere (%o) is refused', async (headers) => {
    expect(await post(headers as HeadersInit)).toBe(403);
  });
  test('behind a proxy the public address is ours too', async () => {
    const env = { PUBLIC_URL: 'https://shop.example' };
    expect(await post({ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, env)).toBe(200);
    expect(await post({ origin: 'http://shop.example' }, env)).toBe(403);
    expect(await post({ origin: 'https://shop.example.evil.example' }, env)).toBe(403);
  });
  test('where the public address is set, it alone is ours', async () => {
    const env = { PUBLIC_URL: 'https://shop.example' };
    expect(await post({ origin: 'http://127.0.0.1:3000' }, env)).toBe(403);
    expect(await post({ origin: 'https://shop.example:8443' }, env)).toBe(403);
    expect(await post({ origin: 'https://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, env)).toBe(403);
    expect(await post({}, env)).toBe(200);
    expect(await post({ origin: 'http://shop.example' }, { PUBLIC_URL: 'http://shop.example:80/' })).toBe(200);
  });
  test('is refused with a problem that has its headers like every answer', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await openApp().request('/api/thing', { method: 'DELETE', headers });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({ status: 403, title: 'Not allowed' });
  });
  test('reading is never refused', async () => {
    const answer = await openApp().request('/page', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
  });
});

test.each([
  ['/page', 'DENY'],
  ['/gone.js', 'DENY'],
  ['/api/thing', 'DENY'],
  // Nothing that a browser would heed there: a page has a dozen of them.
  ['/part.js', null],
])('%s says to frames: %s, and never lets its kind be guessed', async (path, frames) => {
  const { headers } = await openApp().request(path);
  expect(headers.get('x-frame-options')).toBe(frames);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

describe('the request id', () => {
  test('is the same in the answer, the handler and the log, which has the path without its query', async () => {
    const lines: object[] = [];
    const answer = await openApp({}, lines).request('/api/thing?token=secret');
    const id = answer.headers.get('x-request-id');
    expect(await answer.json()).toEqual({ id });
    const told = { method: 'GET', path: '/api/thing', status: 200, ms: expect.any(Number), network: '127.0.0.0/24' };
    expect(lines).toEqual([{ requestId: id, ...told }]);
  });
  test.each([
    ['a1b2c3d4-e5f6', true],
    ['short', false],
    ['has space and "quotes"', false],
    ['x'.repeat(101), false],
  ])('sent as %s is kept: %s', async (sent, isKept) => {
    const answer = await openApp().request('/api/thing', { headers: { 'x-request-id': sent } });
    expect(answer.headers.get('x-request-id') === sent).toBe(isKept);
  });
});

describe('security headers', () => {
  test('let data of the API do nothing, and keep it out of caches unless it says otherwise', async () => {
    const own = await openApp().request('/api/thing');
    expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await openApp().request('/api/public')).headers.get('cache-control')).toBe('no-cache');
  });
  test('let a page that brings no policy run no inline script', async () => {
    const policy = (await openApp().request('/page')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  test('let whatever else is opened by itself run nothing and stand in no frame', async () => {
    for (const path of ['/drawing.svg', '/cookie', '/gone']) {
      const policy = (await openApp().request(path)).headers.get('content-security-policy');
      expect(policy, path).toMatch(/default-src 'none'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    }
    const sheet = (await openApp().request('/sheet.pdf')).headers.get('content-security-policy');
    expect(sheet).toBe("base-uri 'none'; frame-ancestors 'none'");
  });
  test.each([
    ['/part.js', 'whose policy would be that of a worker it starts'],
    ['/unchanged', 'whose policy would replace that of the page as it was stored'],
  ])('leave the policy out of %s, %s', async (path) => {
    expect((await openApp().request(path)).headers.has('content-security-policy')).toBe(false);
  });
  test('tell other sites the host alone, and let none of them read an answer', async () => {
    for (const path of ['/page', '/api/thing', '/api/public', '/part.js']) {
      const { headers } = await openApp().request(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(headers.has('access-control-allow-origin')).toBe(false);
      if (path !== '/part.js') expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });
  test('ask for HTTPS on all hosts below for a year', async () => {
    const answer = await openApp().request('https://shop.example/page');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
  test('ask for HTTPS from then on when it is spoken', async () => {
    const hsts = async (url: string, env = {}, headers = {}) =>
      (await openApp(env).request(url, { headers })).headers.has('strict-transport-security');
    expect(await hsts('http://127.0.0.1/page')).toBe(false);
    expect(await hsts('https://shop.example/page')).toBe(true);
    expect(await hsts('http://127.0.0.1/page', {}, { 'x-forwarded-proto': 'https' })).toBe(false);
    expect(await hsts('http://127.0.0.1/page', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' })).toBe(true);
  });
  test('name inline scripts by hash or by nonce', () => {
    expect(contentSecurityPolicy({ scriptHashes: ['sha256-abc='] })).toContain("script-src 'self' 'sha256-abc=';");
    expect(contentSecurityPolicy({ nonce: 'n0nce' })).toContain("script-src 'self' 'nonce-n0nce';");
  });
});

describe('a cookie', () => {
  test.each([
    ['http://127.0.0.1:3000/cookie', {}, false],
    ['http://localhost:3000/cookie', {}, false],
    ['http://[::1]:3000/cookie', {}, false],
    ['http://shop.example/cookie', {}, true],
    ['https://127.0.0.1/cookie', {}, true],
    ['http://127.0.0.1:3000/cookie', { PUBLIC_URL: 'https://shop.example' }, true],
  ])('set at %s with %o is Secure: %s', async (url, env, isSecure) => {
    const cookie = (await openApp(env).request(url)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^bf_session=value; Max-Age=60; Path=\/; HttpOnly;( Secure;)? SameSite=Lax$/);
    expect(cookie.includes('Secure')).toBe(isSecure);
  });
});
