import { NOT_FOUND } from './answers/page-words.ts';
import { IN_GENERAL } from './answers/trade.ts';

/** What is said of a question that no page answers, in the customer's own words. */
export function handedOver(ask: string): string {
  return `‘${ask}’: I did not find that on our pages; a person can tell you.`;
}

const HANDED_OVER = /^‘.*’: I did not find that on our pages; a person can tell you\.$|^‘.*’ Of that I did not find /u;

/** A reply without what it hands over, and without a 'not found' that does not say of what; what holds in general beside that answers nothing. */
export function withoutHandedOver(reply: string): string {
  const lines = reply.split('\n');
  const isSilent = lines.some((line) => line.endsWith(NOT_FOUND));
  return lines
    .filter((line) => !HANDED_OVER.test(line) && !line.endsWith(NOT_FOUND))
    .filter((line) => !(isSilent && line.startsWith(IN_GENERAL)))
    .join('\n')
    .trim();
}
