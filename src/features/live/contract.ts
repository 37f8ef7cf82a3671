import { z } from 'zod';

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
