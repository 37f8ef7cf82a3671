import { useSyncExternalStore } from 'react';
import { MOST_COMPARED, readCompared } from '#features/catalogue/compared.ts';
import { choiceCookie, readChoice } from '#web/choices.ts';

const COOKIE = 'compare';

/** The products that a visitor compares, from their browser's cookies. */
export function comparedIn(cookies: string | null | undefined): number[] {
  return readCompared(readChoice(cookies, COOKIE));
}

export function compareCookie(ids: readonly number[]): string {
  return choiceCookie(COOKIE, ids.join('.'));
}

const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
let known: { cookie: string; ids: readonly number[] } = { cookie: '', ids: NONE };

/** The products being compared; none before hydration. */
export function useCompared(): readonly number[] {
  return useSyncExternalStore(subscribe, readDocument, () => NONE);
}

/** Stores these products in the cookie and updates every button that shows them. */
export function rememberCompared(ids: readonly number[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = compareCookie(ids);
  for (const listener of listeners) listener();
}

/** Adds or removes a product. Answers false if there is no room for another. */
export function toggleCompared(id: number): boolean {
  const ids = readDocument();
  if (!ids.includes(id) && ids.length >= MOST_COMPARED) return false;
  rememberCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return true;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The same array while the cookie is unchanged, or React would render without end.
function readDocument(): readonly number[] {
  const cookie = readChoice(document.cookie, COOKIE) ?? '';
  if (cookie !== known.cookie) known = { cookie, ids: readCompared(cookie) };
  return known.ids;
}
