import { z } from 'zod';
import { productAnswer } from '#features/catalogue/contract.ts';
import { anyText, isoInstant } from '#platform/http/input.ts';
import { placeholderProblem } from './placeholders.ts';
import { TOPICS } from './replies.ts';
import { threadShape } from './thread.ts';

const recordId = z.int().min(1).max(2_147_483_647);

const messageBody = z.object({
  message: z
    .string({ error: 'Message is required' })
    .trim()
    .min(1, 'Message is required')
    .max(1000, 'A message can be at most 1,000 characters'),
  /** The `search` of the last answer, so that 'cheaper' is understood. */
  search: z.string().max(1500).nullish(),
  /** The product whose page is open, and those last shown: 'it', 'the second one'. */
  page: recordId.nullish(),
  shown: z.array(recordId).max(4).optional(),
  /** The message before, so that 'and the 65 inch?' is understood. */
  before: z.string().max(1000).nullish(),
  /** What the conversation is about, as the last answer had it. */
  thread: threadShape.nullish(),
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
  /** Where each statement comes from. */
  sources: z.array(z.object({ label: z.string(), href: z.string() })),
  /** The search's parameters, as in the address of the search screen; null without a search. */
  search: z.string().nullable(),
  total: z.int(),
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      status: z.string(),
      estimatedDelivery: isoInstant.nullable(),
      /** Until a bank transfer is here the goods do not leave. */
      awaitsPayment: z.boolean(),
    }),
  ),
  ways: z.array(z.enum(['login', 'track', 'person'])),
  /** What the conversation is about now; it is sent back with the next message. */
  thread: threadShape.optional(),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

const replyText = anyText(1000, 'A reply can be at most 1,000 characters').superRefine((text, { addIssue }) => {
  const problem = placeholderProblem(text);
  if (problem) addIssue({ code: 'custom', message: problem });
});

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
    body: z.object({ text: replyText }),
    answer: reply,
  },
} as const;
