import { z } from 'zod';
import { recordId, recordIdText, requiredText } from '#platform/http/input.ts';

const counted = z.object({ query: z.string(), searches: z.int(), empty: z.int() });

const asked = z.object({
  days: z.int(),
  searches: z.int(),
  empty: z.int(),
  top: z.array(counted),
  withoutResults: z.array(counted),
});
export type Asked = z.infer<typeof asked>;

const term = requiredText(60, 'A word is required');
const synonymBody = z.object({
  terms: z
    .array(term, { error: 'Write at least two words or phrases' })
    .min(2, 'Write at least two words or phrases')
    .max(20, 'A group can have at most 20 words'),
  /** Only the first word finds the others. */
  oneWay: z.boolean({ error: 'oneWay must be true or false' }).default(false),
});
export type SynonymBody = z.output<typeof synonymBody>;

const synonym = z.object({ id: z.int(), terms: z.array(z.string()), oneWay: z.boolean() });
export type StaffSynonym = z.infer<typeof synonym>;

const ruleBody = z.object({
  query: requiredText(200, 'Query is required'),
  productId: recordId('Choose a product'),
  effect: z.enum(['pin', 'hide'], { error: 'The effect can be pin or hide' }),
});
export type RuleBody = z.output<typeof ruleBody>;

const rule = z.object({
  id: z.int(),
  query: z.string(),
  effect: z.enum(['pin', 'hide']),
  product: z.object({ id: z.int(), name: z.string() }),
});
export type StaffRule = z.infer<typeof rule>;

const who = 'perm:manage_products' as const;
const params = z.object({ id: recordIdText() });

export const searchStaffContract = {
  'GET /api/search/asked': {
    summary: 'What was searched in the last 30 days, and what found nothing',
    who,
    answer: asked,
  },
  'GET /api/search/synonyms': { summary: 'Words for the same thing', who, answer: z.array(synonym) },
  'POST /api/search/synonyms': {
    summary: 'Add words for one thing',
    who,
    body: synonymBody,
    answer: synonym,
    status: 201,
  },
  'PUT /api/search/synonyms/{id}': {
    summary: 'Change words for one thing',
    who,
    params,
    body: synonymBody,
    answer: synonym,
  },
  'DELETE /api/search/synonyms/{id}': { summary: 'Forget that words mean the same', who, params },
  'GET /api/search/rules': {
    summary: 'Products that come first, or not at all, for a query',
    who,
    answer: z.array(rule),
  },
  'POST /api/search/rules': {
    summary: 'Put a product first for a query, or keep it out',
    who,
    body: ruleBody,
    answer: rule,
    status: 201,
  },
  'DELETE /api/search/rules/{id}': { summary: 'Let a query find what it finds again', who, params },
} as const;
