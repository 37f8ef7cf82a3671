import { z } from 'zod';
import { productAnswer } from '#features/catalogue/contract.ts';
import { anyText, isoInstant } from '#platform/http/input.ts';
import { TOPICS } from './replies.ts';

const messageBody = z.object({
  message: z
    .string({ error: 'Message is required' })
    .trim()
    .min(1, 'Message is required')
    .max(1000, 'A message can be at most 1,000 characters'),
  /** The `search` of the last answer, so that 'cheaper' is understood. */
  search: z.string().max(1500).nullish(),
});

const card = z.object({
  product: productAnswer.pick({
    id: true,
    name: true,
    category: true,
    price: true,
    priceIncVat: true,
    inStock: true,
    specs: true,
    imageUrl: true,
  }),
  /** Why it was chosen; every part can be checked on the product. */
  reason: z.string(),
});

export const assistantAnswer = z.object({
  reply: z.string(),
  products: z.array(card),
  /** The search's parameters, as in the address of the search screen; null without a search. */
  search: z.string().nullable(),
  total: z.int(),
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      status: z.string(),
      estimatedDelivery: isoInstant.nullable(),
      /** The London day by which an awaited payment must arrive for that; null where none is awaited. */
      payBy: z.string().nullable(),
    }),
  ),
  ways: z.array(z.enum(['login', 'track', 'person'])),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

const reply = z.object({ topic: z.enum(TOPICS), text: z.string(), isOwn: z.boolean() });
export type StaffReply = z.infer<typeof reply>;

export const assistantContract = {
  'POST /api/assistant': { summary: 'Ask the assistant', who: 'public', body: messageBody, answer: assistantAnswer },
  'GET /api/assistant/replies': {
    summary: 'What the assistant says of each topic',
    who: 'admin',
    answer: z.array(reply),
  },
  'PUT /api/assistant/replies/{topic}': {
    summary: 'Put a reply in other words, or with an empty text back to how it was',
    who: 'admin',
    params: z.object({ topic: z.enum(TOPICS, { error: `The topic can be ${TOPICS.join(', ')}` }) }),
    body: z.object({ text: anyText(1000, 'A reply can be at most 1,000 characters') }),
    answer: reply,
  },
} as const;
