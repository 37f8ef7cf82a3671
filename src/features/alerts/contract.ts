import { z } from 'zod';
import { formCheckHeaders, honeypot } from '#features/bots/contract.ts';
import { email, recordId, requiredText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';

export const alertsContract = {
  'GET /api/stock-alerts': {
    summary: 'How many visitors wait for each product that is out of stock',
    who: 'perm:view_products',
    answer: z.array(z.object({ productId: z.int(), waiting: z.int() })),
  },
  'POST /api/stock-alerts': {
    summary: 'Ask for one e-mail when a product that is out of stock can be bought again',
    who: 'public',
    headers: formCheckHeaders,
    body: z.object({ productId: recordId(), email: email(), website: honeypot }),
    answer: z.object({ email: z.string() }),
    status: 201,
  },
  'POST /api/stock-alerts/stop': {
    summary: 'Stop all such e-mails to an address, by the key in one of them; the same answer for any key',
    who: 'public',
    body: z.object({ key: requiredText(100, 'The key is missing', 'The key') }),
  },
} as const;

export const alertsRefusals = { in_stock: { status: 409, title: 'In stock' } } satisfies RefusalTable;
