import type { CLICKS } from '#features/search/contract.ts';
import { paths } from '#web/paths.ts';
import { RESULTS_ID } from './results-id.ts';

// Who leaves sooner has not looked.
const LOOKED_MS = 3_000;
const RIGHT = 2;

// Where an added product was found, in the memory of this page alone: nothing is stored in the browser.
const foundBy = new Map<string, string>();
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the shop that results of this query were looked at, and from now on what is opened and added. */
export function watchResults(query: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => queryShown() === query && tell(query, 'seen'), LOOKED_MS);
  if (isWatching) return;
  isWatching = true;
  // Before the router or the page acts on them. A middle button opens a tab.
  for (const name of ['click', 'auxclick'] as const) document.addEventListener(name, noteOpened, { capture: true });
  document.addEventListener('submit', noteAdded, { capture: true });
}

function noteOpened({ target, button }: MouseEvent): void {
  if (button === RIGHT) return;
  const link = target instanceof Element && target.closest(`#${RESULTS_ID} a[href^="/products/"]`);
  const query = queryShown();
  const productId = link && /^\/products\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1];
  if (!productId || query === null) return;
  foundBy.set(productId, query);
  tell(query, 'opened', productId);
}

// On the results, or on the page of a product that was found there.
function noteAdded({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== paths.cart) return;
  const productId = new FormData(target).get('productId');
  if (typeof productId !== 'string') return;
  const query = target.closest(`#${RESULTS_ID}`) ? queryShown() : foundBy.get(productId);
  if (query != null) tell(query, 'added', productId);
}

function queryShown(): string | null {
  return location.pathname === paths.search() ? (new URLSearchParams(location.search).get('q') ?? '').trim() : null;
}

function tell(query: string, what: (typeof CLICKS)[number], productId?: string): void {
  const body = JSON.stringify({ query, what, ...(productId && { productId: Number(productId) }) });
  // Sent to its end while the next page opens. Whether it arrives changes nothing here.
  fetch('/api/search/clicks', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch(() => undefined);
}
