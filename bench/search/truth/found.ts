import type { SearchAnswer } from '#features/search/contract.ts';
import { formatPounds } from '#values/money.ts';
import { isMade, isThere } from './facts.ts';
import { products } from './judged-shop.ts';
import { isTrueOf } from './reasons.ts';
import type { Statement } from './statement.ts';

/** How many products there are, of which categories, which is first and why, at which prices, and which are in stock. */
export const WHAT_WAS_FOUND: Statement[] = [
  [/^No products found(?: in (.+?))?(?: with these filters)?\.$/, (_, { found }) => found.length === 0],
  [
    /^Found (\d+) products? that comes?(?: in (.+?))?\.$/,
    ([count, category], { found }) =>
      Number(count) === found.length && (!category || found.every((product) => product.category === category)),
  ],
  [
    /^Found (\d+) products?(?: in (.+?))?, and (\d+) that comes? near it\.$/,
    ([count, category, others], { found }) =>
      Number(count) + Number(others) === found.length &&
      (!category || found.every((product) => product.category === category)),
  ],
  [
    /^(?:Found |All )?(\d+) products?(?: in (.+?))?(, popular ones first)?\.$/,
    ([count, category, popular], { found, query }) =>
      Number(count) === found.length &&
      (!category || found.every((product) => product.category === category)) &&
      (!popular || (query.q === '' && !query.sortBy)),
  ],
  [/^We read ‘(.+)’ as what goes\.$/, ([said = ''], { query }) => query.q?.includes(said) === true],
  [
    /^Beside that we found (\d+) products?(?: in (.+?))?\.$/,
    ([count, category], { found, answer }) =>
      Number(count) === found.length &&
      answer.page !== null &&
      (!category || found.every((product) => product.category === category)),
  ],
  [
    /^(?:That|‘.+’) leaves (\d+) of our (\d+) products, the nearest first\.$/,
    ([count, all], { found }) =>
      Number(count) === found.length && Number(all) === products.length && found.length > products.length / 2,
  ],
  [
    /^(?:It is|All are) in ([A-Z].+)\.$/,
    ([category], { found }) => found.every((product) => product.category === category),
  ],
  [
    /^((?:\d+ in .+?(?:, | and |\.$))+)$/,
    ([text = ''], { found }) =>
      [...text.matchAll(/(\d+) in (.+?)(?=, \d| and \d|\.$)/g)].reduce((sum, [, count, name]) => {
        const isRest = name === 'other categories';
        const real = found.filter(({ category }) => category === name).length;
        return isRest || real === Number(count) ? sum + Number(count) : Number.NaN;
      }, 0) === found.length,
  ],
  [
    /^First is (.+?): (.+)\.$/,
    ([name, reason = ''], { query, answer, found: [first] }) => {
      if (query.sortBy || !first || first.name !== name) return false;
      if (!isWithinSize(reason, answer)) return false;
      return reason.split(/, (?=[^0-9])| and (?=its|it |in |£)/).every((part) => isTrueOf(part, first));
    },
  ],
  [
    /^\w+ (?:prices )?first(?: among what is nearest to your words)?: it begins with (.+)\.$/,
    ([name], { found }) => found[0]?.name === name,
  ],
  [/^Kept to: .+\.$/, (_, { answer }) => answer.understood.length > 0],
  [
    /^Prices from (.+) to (.+) ex VAT\.$/,
    ([least, most], { found }) => {
      const pence = found.map(({ price }) => Math.round(Number(price) * 100));
      return formatPounds(Math.min(...pence)) === least && formatPounds(Math.max(...pence)) === most;
    },
  ],
  [
    /^The price is (.+) ex VAT\.$/,
    ([price], { found }) => found.every((product) => formatPounds(Math.round(Number(product.price) * 100)) === price),
  ],
  // Of those that are all of the sentence, beside others that come near it.
  [
    /^Prices of those (\d+) from (.+) to (.+) ex VAT\.$/,
    ([count, ...ends], { found }) =>
      Number(count) < found.length && ends.every((end) => found.some((product) => priceOf(product) === end)),
  ],
  [
    /^The price of (?:that one|those \d+) is (.+) ex VAT\.$/,
    ([price], { found }) => found.some((product) => priceOf(product) === price),
  ],
  [/^That one is in stock\.$/, (_, { found }) => found.some(isThere)],
  [/^That one is made to order\.$/, (_, { found }) => found.some(isMade)],
  [/^That one is out of stock\.$/, (_, { found }) => found.some(({ inStock }) => !inStock)],
  [/^(?:All (\d+)|Both) are in stock\.$/, ([count], { found }) => found.filter(isThere).length >= Number(count ?? 2)],
  [
    /^(?:All (\d+)|Both) are made to order\.$/,
    ([count], { found }) => found.filter(isMade).length >= Number(count ?? 2),
  ],
  [
    /^(None|\d+) of those (\d+) (?:is|are) in stock(?:, (\d+) (?:is|are) made to order)?\.$/,
    ([there = '', count, made], { found }) =>
      Number(count) < found.length &&
      found.filter(isThere).length >= (Number.parseInt(there, 10) || 0) &&
      found.filter(isMade).length >= Number(made ?? 0),
  ],
  [/^(?:All are|It is) in stock\.$/, (_, { found }) => found.every(isThere)],
  [/^(?:All are|It is) made to order\.$/, (_, { found }) => found.every(isMade)],
  [/^It is out of stock\.$/, (_, { found }) => found.every(({ inStock }) => !inStock)],
  [
    /^(None|\d+ of them) (?:is|are) in stock(?:, (\d+) (?:is|are) made to order)?\.$/,
    ([there = '', made], { found }) =>
      found.filter(isThere).length === (Number.parseInt(there, 10) || 0) &&
      found.filter(isMade).length === Number(made ?? 0),
  ],
];

const priceOf = ({ price }: { price: string }) => formatPounds(Math.round(Number(price) * 100));

// What is filtered by a size is not praised for another.
function isWithinSize(reason: string, { understood }: SearchAnswer): boolean {
  const [, inches] = /([\d.]+)" across/.exec(reason) ?? [];
  const [, min, max] = understood.map(({ label }) => /^([\d.]+)" to ([\d.]+)"$/.exec(label)).find(Boolean) ?? [];
  return !inches || !max || (Number(inches) >= Number(min) && Number(inches) <= Number(max));
}
