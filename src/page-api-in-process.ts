import type { Context } from 'hono';
import { requestIdOf } from '#platform/http/request-id.ts';
import type { ShopFetch } from './answer-cache/serve-answers.ts';
import { buildApi } from './web/api.ts';

/** The API for the page of this request, and the cookies that its calls have set. */
export function apiOfPage(http: Context, request: Request, fetch: ShopFetch) {
  const cookies: string[] = [];
  const url = new URL(request.url);
  const forwarded = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];
  const api = buildApi(async (path, init) => {
    const headers = new Headers(init.headers);
    for (const name of forwarded) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    headers.set('x-request-id', requestIdOf(http.req.raw) ?? '');
    // A cookie set by an earlier call of this page is sent with the next one.
    for (const cookie of cookies) headers.set('cookie', mergeCookie(headers.get('cookie') ?? '', cookie));
    const response = await fetch(new Request(new URL(path, url.origin), { ...init, headers }), http.env);
    cookies.push(...response.headers.getSetCookie());
    return response;
  });
  return { api, cookies };
}

function mergeCookie(header: string, setCookie: string): string {
  const [pair = ''] = setCookie.split(';');
  const name = pair.slice(0, pair.indexOf('=') + 1);
  return [...header.split('; ').filter((other) => other && !other.startsWith(name)), pair].join('; ');
}
