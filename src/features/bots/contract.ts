import { z } from 'zod';

/** The public forms that are checked for bots; `register` is the account of a customer and the request for access. */
export const CHECKED_FORMS = ['contact', 'quote', 'register', 'stock-alert', 'password-reset', 'order'] as const;
export type CheckedForm = (typeof CHECKED_FORMS)[number];

/** What a form may send along: a solved challenge, and the stamp of the page that it stood on. Callers without either are served. */
export const formCheckHeaders = z.object({
  'x-form-proof': z.string().optional(),
  'x-form-stamp': z.string().optional(),
});
export type FormCheckHeaders = z.output<typeof formCheckHeaders>;

/** A hidden field that only bots fill in: they are answered as if it had worked, and nothing is written. */
export const honeypot = z.string().max(2000).optional();

/** A challenge of altcha-lib: the parameters are signed as they are, so they are passed back whole. */
export const challengeAnswer = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.int(),
    data: z.object({ form: z.string() }),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof challengeAnswer>;

const params = z.object({ form: z.enum(CHECKED_FORMS) });

export const formCheckContract = {
  'GET /api/form-stamps/{form}': {
    summary: 'The signed time at which the page of a public form was made, for browsers without scripts',
    who: 'public',
    params,
    answer: z.object({ stamp: z.string() }),
  },
  'GET /api/form-challenges/{form}': {
    summary:
      'A task that a browser solves while a public form is filled in; its solution is the X-Form-Proof of one call',
    who: 'public',
    params,
    answer: challengeAnswer,
  },
} as const;
