import { NOT_FOUND } from './answers/page-words.ts';

/** What is said of a question that no page answers, in the customer's own words. */
export function handedOver(ask: string): string {
  return `Of ‘${ask}’ I did not find anything on our pages; a person can tell you.`;
}

const HANDED_OVER =
  /^Of ‘.*’ I did not find anything on our pages; a person can tell you\.$|^‘.*’ Of that I did not find /u;

/** A reply without what it hands over, and without a 'not found' that does not say of what. */
export function withoutHandedOver(reply: string): string {
  return reply
    .split('\n')
    .filter((line) => !HANDED_OVER.test(line) && !line.endsWith(NOT_FOUND))
    .join('\n')
    .trim();
}
