import { topModal } from './modal-stack.ts';
import type { Toast } from './toast-queue.ts';

/** How long a toast is shown: failures longer. One with an action waits to be dismissed, unless it has a `showMs`. */
const TOAST_SHOW_MS = { success: 5_000, destructive: 8_000 };

/**
 * Watches over a shown toast: it is dismissed after its time, which begins anew after it was read; Escape closes it (an open
 * dialog comes first); it gives way to the focused element, and the focus that it had goes back to where it came from.
 * Returns how to end that.
 */
export function attendToast(card: HTMLElement, toast: Toast, dismiss: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const stopTime = timeOf(card, toast, dismiss, signal);
  let cameFrom: EventTarget | null = null;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !topModal()) dismiss();
  };
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!card.contains(target as Node)) giveWay(card);
    else if (!card.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  };
  const onMove = () => giveWay(card);
  giveWay(card);
  addEventListener('keydown', onKey, { signal });
  addEventListener('focusin', onFocus, { signal });
  addEventListener('scroll', onMove, { capture: true, passive: true, signal });
  addEventListener('resize', onMove, { signal });
  return () => {
    watching.abort();
    stopTime();
    if (document.activeElement !== document.body) return;
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
  };
}

/** Dismisses the toast after its time, unless the pointer or the focus is on it. Returns how to stop that. */
function timeOf(card: HTMLElement, { action, showMs, variant }: Toast, dismiss: () => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    if (!action || showMs !== undefined) timer = setTimeout(dismiss, showMs ?? TOAST_SHOW_MS[variant]);
  };
  release();
  for (const begin of ['pointerenter', 'focusin']) card.addEventListener(begin, hold, { signal });
  for (const end of ['pointerleave', 'focusout']) card.addEventListener(end, release, { signal });
  return hold;
}

/**
 * Moves the toast above or below the focused element that it would cover (WCAG 2.4.11). Where the screen has no room for
 * either, the page scrolls. An element that leaves no room at all is covered in part.
 */
function giveWay(card: HTMLElement): void {
  const focused = document.querySelector(':focus-visible');
  if (focused && card.contains(focused)) return;
  // Its frame shows its own place, without the move and without the motion with which it comes.
  const own = card.parentElement?.getBoundingClientRect().top ?? 0;
  card.style.translate = `0 ${(focused ? placeBeside(focused, card.getBoundingClientRect(), own) : own) - own}px`;
}

/** Where the top of the toast lies, whose own place is `own`. */
function placeBeside(focused: Element, { left, right, height }: DOMRect, own: number): number {
  const target = focused.getBoundingClientRect();
  const isApart = target.right < left || target.left > right || target.bottom <= 0 || target.top >= innerHeight;
  if (isApart || target.height + height + 2 * CLEAR > innerHeight) return own;
  const isClear = (at: number) => at + height <= target.top || at >= target.bottom;
  const isInView = (at: number) => at >= 0 && at + height <= innerHeight;
  const above = target.top - height - CLEAR;
  const place = [own, above, target.bottom + CLEAR].find((at) => isClear(at) && isInView(at));
  if (place !== undefined) return place;
  // The page behind a dialog stays where it is.
  if (!topModal()) scrollBy(0, above - CLEAR);
  const now = focused.getBoundingClientRect();
  return now.top >= height + CLEAR ? now.top - height - CLEAR : now.bottom + CLEAR;
}

/** Room for the ring of the focus, in pixels. */
const CLEAR = 6;
