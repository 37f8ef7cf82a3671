import { noConnectionPage } from './page.ts';
import script from './page-script.ts?script';

// The compiler knows a page's globals, not a worker's: what is used of them.
interface WorkerEvent extends Event {
  waitUntil(done: unknown): void;
}
interface InstallEvent extends WorkerEvent {
  addRoutes?(rule: unknown): Promise<void>;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Response | Promise<Response>): void;
}
/** Written before this script by the server. */
declare const shopName: string;
declare const skipWaiting: () => Promise<void>;
declare const registration: ServiceWorkerRegistration;

const ANYTHING_BUT_PAGES = ['no-cors', 'cors', 'same-origin'].map((requestMode) => ({ requestMode }));

/*
 * Stands in for the browser's own error page (decision D8). The page is part of this script: nothing is cached, so nothing
 * private or out of date can be shown, and a release replaces page and worker together.
 */
on('install', (event: InstallEvent) => {
  void skipWaiting();
  // Where the browser can be told so, pictures and calls do not wake the worker.
  event.waitUntil(
    event.addRoutes?.({ condition: { or: ANYTHING_BUT_PAGES }, source: 'network' }).catch(() => undefined),
  );
});

// The page is asked for while the worker wakes, so that it costs no time.
on('activate', (event: WorkerEvent) => event.waitUntil(registration.navigationPreload?.enable()));

on('fetch', (event: FetchEvent) => {
  const { mode, method } = event.request;
  if (mode !== 'navigate') return;
  if (method === 'GET') event.respondWith(load(event).catch(() => noConnection()));
  // Sent on by a worker, a form from another site would look like one of ours: forms stay with the browser.
  else if (!navigator.onLine) event.respondWith(noConnection({ wasForm: true }));
});

async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function noConnection({ wasForm = false } = {}): Response {
  const nonce = crypto.randomUUID();
  return new Response(noConnectionPage({ script, shopName, nonce, wasForm }), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function on<E extends Event>(type: string, listener: (event: E) => void): void {
  addEventListener(type, (event) => listener(event as E));
}
