import type { SearchAnswer } from '#features/search/contract.ts';
import { isReason, WHAT_FITS } from './fitting.ts';
import { WHAT_WAS_FOUND } from './found.ts';
import type { Asked, Product } from './judged-shop.ts';
import { WHAT_IS_NOT_SOLD } from './not-sold.ts';
import { WHAT_A_PAGE_SAYS } from './pages.ts';
import { WHAT_IS_UNMET } from './unmet.ts';

// Each sentence that a summary may say. One that is not here is not true.
const STATEMENTS = [...WHAT_WAS_FOUND, ...WHAT_A_PAGE_SAYS, ...WHAT_IS_UNMET, ...WHAT_IS_NOT_SOLD, ...WHAT_FITS];

// What a page says under a heading may be several sentences.
const QUOTED = / (?:[A-Z][^.‘’:?]*[:?]) ‘[^‘’]*(?:’s[^‘’]*|’(?= )[^‘’]*)*[.…]’(?= |$)/g;

/** The sentences of a summary. What the customer typed may itself hold a full stop, so it is taken out before they are told apart. */
export function sentencesOf(summary: string): string[] {
  const quotes: string[] = [];
  const text = summary.replace(/ (?:for|near) ‘[^’]*’/, '').replace(QUOTED, (quoted) => {
    quotes.push(quoted.trim());
    return '';
  });
  return [...text.split(/(?<=\.) (?=[A-Z0-9])/), ...quotes].map((said) => said.trim()).filter(Boolean);
}

/** Whether a sentence of a summary is true of what was asked, answered and found. */
export function isTrue(sentence: string, query: Asked, answer: SearchAnswer, found: readonly Product[]): boolean {
  for (const [says, isSo] of STATEMENTS) {
    const match = says.exec(sentence);
    if (match) return isSo(match.slice(1), { query, answer, found });
  }
  return answer.fitted.some((id) => isReason(sentence, id));
}
