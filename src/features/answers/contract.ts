import { z } from 'zod';
import { recordIdText, requiredText } from '#platform/http/input.ts';
import { MOST_WORDINGS } from './limits.ts';

const answerBody = z.object({
  question: requiredText(200, 'Question is required'),
  /** Other words for the same question, by which the assistant knows it too. */
  alsoAsked: z
    .array(requiredText(200, 'A wording is required', 'A wording'), { error: 'alsoAsked must be a list of texts' })
    .max(MOST_WORDINGS, `A question can have at most ${MOST_WORDINGS} other wordings`)
    .default([]),
  answer: requiredText(1000, 'Answer is required'),
});
export type AnswerBody = z.output<typeof answerBody>;

const answer = z.object({
  id: z.int(),
  question: z.string(),
  alsoAsked: z.array(z.string()),
  answer: z.string(),
  version: z.int(),
});
export type ShopAnswer = z.infer<typeof answer>;

const params = z.object({ id: recordIdText() });
/** The version that the owner saw; the change is refused when another one has changed the answer since. */
const seen = z.object({ version: z.coerce.number().int().optional() });
export type SeenAnswer = z.output<typeof seen>;

export const answersContract = {
  'GET /api/answers': {
    summary: 'Questions that the shop has answered once for everybody',
    who: 'public',
    answer: z.array(answer),
  },
  'POST /api/answers': {
    summary: 'Answer a question once for everybody',
    who: 'admin',
    body: answerBody,
    answer,
    status: 201,
  },
  'PUT /api/answers/{id}': {
    summary: 'Change a question or its answer',
    who: 'admin',
    params,
    body: answerBody.extend(seen.shape),
    answer,
  },
  'DELETE /api/answers/{id}': { summary: 'Delete an answer', who: 'admin', params, query: seen },
} as const;
