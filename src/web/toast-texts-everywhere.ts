import type { ToastRequest } from '#ui/toast-queue.ts';
import { sentenceOf } from './api.ts';

// The part of section 8 that may be needed on any page of the shop: every visitor's browser loads it, and only it. The rest
// comes with the pages that say it (messages.ts).

/** The toasts of what went well. */
export const EVERYWHERE_WELL = {
  addedToCart: { title: 'Added to Cart', description: 'Product added to cart successfully' },
} as const satisfies Record<string, ToastRequest>;

/** What failed, for when the server has not said why. */
export const EVERYWHERE_FAILED = {
  addToCart: 'Failed to add product to cart',
  noCookies:
    'Your browser keeps no cookies for this shop, and the cart is remembered with one. Allow them and try again.',
  compareIsFull: 'Four products can be compared at a time. Remove one first.',
  search: 'Search failed',
} as const;

/** The page for a signed-in user without the right, and the one for an address that leads nowhere. */
export const PAGE_TITLES = { restricted: 'Access Restricted', notFound: 'Page Not Found' } as const;

/** The toast for whatever failed: the server's own sentence, or the default. */
export function failureToast(error: unknown, fallback: string): ToastRequest {
  return { title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' };
}
