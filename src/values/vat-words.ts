const SIDE = '(?:ex|excluding|inc|including|with|without|before)';

/** From `£5.00 ex VAT, £5.00 including VAT` the second price, then the words of each single price. */
const WORDS = [
  new RegExp(` ${SIDE} VAT(?:,| \\(|\\) \\(| and| or) ?£[\\d,.]+ ${SIDE} VAT\\b\\)?`, 'gu'),
  new RegExp(`,? ?\\(?\\b${SIDE}(?: (?:and|or) ${SIDE})? VAT(?: included\\b|\\b)\\)?`, 'gu'),
  /,? (?:VAT included|and VAT)\b/gu,
];

/** The text in a shop that is not registered for VAT: one price, without a word of VAT. `£5.00 ex VAT each` is `£5.00 each`. */
export function withoutVatWords(text: string): string {
  return WORDS.reduce((said, words) => said.replace(words, ''), text);
}
