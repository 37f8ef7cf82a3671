import type { z } from 'zod';
import { refuse, refuseFields } from '#platform/refusal.ts';
import type { Call } from './contract.ts';

/** The body as its schema reads it. Throws a refusal that names what is wrong by field, with what else `alsoWrong` finds. */
export async function checkBody(
  schema: z.ZodType,
  body: unknown,
  alsoWrong: (body: unknown) => Promise<Record<string, string[]>>,
): Promise<unknown> {
  const result = schema.safeParse(body, { error: plainSentence });
  if (result.success) return result.data;
  throw refuseFields({ ...errorsByField(result.error), ...(await alsoWrong(body)) });
}

/** The parameters of an address. Throws that there is nothing where they cannot be any. */
export function checkParams(call: Call, params: unknown): unknown {
  return check(call.params, params, () => refuse('not_found', 'There is nothing at this address.'));
}

/** One part of what was sent as its schema reads it. Throws the refusal of `onWrong`, or one that names what is wrong by field. */
export function check(schema: z.ZodType | undefined, value: unknown, onWrong?: () => Error): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: plainSentence });
  if (result.success) return result.data;
  throw onWrong?.() ?? refuseFields(errorsByField(result.error));
}

const WANTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

// Plain messages for schemas without their own, for clients other than our forms.
function plainSentence(issue: z.core.$ZodRawIssue): string {
  const wanted = issue.code === 'invalid_type' ? WANTED[issue.expected] : undefined;
  if (!issue.path?.length && wanted) return `What is sent must be ${wanted}`;
  if (issue.input === undefined) return 'This is required';
  return wanted ? `This must be ${wanted}` : 'This is not a value that can be used here';
}

/** The messages of a schema by field (`deliveryAddress.postcode`), in the order of the form, each once. */
export function errorsByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] ??= [];
    const messages = errors[field];
    if (!messages.includes(issue.message)) messages.push(issue.message);
  }
  return errors;
}

/** Throws where an answer is not what its contract says. */
export function checkAnswer(name: string, call: Call, answer: unknown): void {
  const result = call.answer?.safeParse(answer);
  if (result && !result.success) throw new Error(`${name} answered outside its contract: ${result.error.message}`);
}
