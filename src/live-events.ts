// Contents 6: what a browser is told while its pages are open.

/**
 * What a live stream carries: which records to read again, with one's own rights, by the ordinary calls. `tracking` is all
 * that followers of an order hear of it; `session`: who one is, or what one may do, has changed; `again`: everything, for
 * something may have been missed.
 */
export type LiveEvent =
  | { about: 'order'; orderId: number; orderNumber: string }
  | { about: 'tracking'; orderNumber: string }
  | { about: 'notifications' }
  | { about: 'people' }
  | { about: 'messages' }
  | { about: 'quotes' }
  | { about: 'session' }
  | { about: 'again' };
