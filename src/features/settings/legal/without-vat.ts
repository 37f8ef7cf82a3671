import { withoutVatWords } from '#values/vat-words.ts';
import instead from './without-vat.json' with { type: 'json' };

/** A text of the shop, or what quotes one, as a shop says it that is not registered for VAT. */
export function saidWithoutVat(text: string): string {
  const rewritten = instead.reduce((said, [words = '', others = '']) => said.replaceAll(words, others), text);
  return withoutVatWords(rewritten).replaceAll(/ {2,}/gu, ' ').trimEnd();
}
