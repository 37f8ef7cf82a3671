import { isCalled, isUnsold } from './facts.ts';
import { snapshot } from './judged-shop.ts';
import type { Statement } from './statement.ts';

/** What the shop does not sell or does not know by its name, and what it shows instead. */
export const WHAT_IS_NOT_SOLD: Statement[] = [
  [/^This search understands English: please say it in English\.$/, (_, { found }) => found.length === 0],
  [/^We may not sell what this asks for: these come nearest to the words\.$/, (_, { found }) => found.length > 0],
  [/^No product is called ‘(.+)’: these come nearest to the other words\.$/, ([word = '']) => !isCalled(word)],
  [/^No product is called ‘(.+)’\.$/, ([word = ''], { found }) => found.length === 0 && !isCalled(word)],
  [
    /^We do not sell ‘(.+)’: no product is called so\.$/,
    ([word = ''], { found, answer }) =>
      isUnsold(word) &&
      (found.length === 0 || /The nearest to it that we sell|These come nearest to it/.test(answer.searchSummary)),
  ],
  [/^These come nearest to it\.$/, (_, { found, query }) => found.length > 0 && query.sortBy !== undefined],
  [/^The nearest to it that we sell is (.+)\.$/, ([name], { found: [first] }) => first?.name === name],
  [
    /^Nothing is called ‘(.+)’, so this is for ‘(.+)’\.$/,
    ([from = ''], { answer }) =>
      !!answer.corrected &&
      !snapshot.words.some(({ name }) =>
        name
          .toLowerCase()
          .split(/\P{L}+/u)
          .includes(from),
      ),
  ],
];
