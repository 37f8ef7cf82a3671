import { z } from 'zod';

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

export const liveContract = {
  'GET /api/events': {
    summary:
      'What to read again, as it changes (server-sent events): one’s own records, for staff what they may see, or an order that is followed by number (several: with commas)',
    who: 'public',
    query: z.object({ order: z.string().max(200).optional() }),
    answersStream: 'text/event-stream',
    status: 200,
  },
} as const;
