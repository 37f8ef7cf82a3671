import { everyToken } from '#features/search/engine/tokens.ts';
import { readSentence } from '#features/search/understanding/reading.ts';
import { screenSizes } from '#features/search/understanding/screen-sizes.ts';
import { isA, thingOf } from '#features/search/understanding/things.ts';
import { hasWhatIsSaid, isMissedBy, isStated, isUnsold, ofKindIn, wordsOf } from './facts.ts';
import { type Product, products } from './judged-shop.ts';
import type { Statement } from './statement.ts';

/** What of a query no product, none of its kind or not the first one meets. */
export const WHAT_IS_UNMET: Statement[] = [
  [
    /^Nothing of the kind(?: with ‘.+’)? meets ‘(.+?)’(?: within ‘.+’)?, so that is left out\.$/,
    ([label = ''], { answer, found: [first] }) =>
      !answer.understood.some((each) => each.label === label) && first !== undefined && isMissedBy(label, first),
  ],
  [
    /^The first states ‘([\d,.]+)(.*)’\.$/,
    ([amount = ''], { found: [first] }) =>
      Object.values(first?.specs ?? {}).includes(Number(amount.replaceAll(',', ''))),
  ],
  [
    /^The first is ([\d.]+)" across\.$/,
    ([inches], { found: [first] }) => first?.specs.screenSizeInches === Number(inches),
  ],
  [
    /^The first carries ([\d.]+) kg\.$/,
    ([kg], { found: [first] }) => first !== undefined && first.specs.loadKg === Number(kg),
  ],
  [
    /^No product mentions (.+)\.$/,
    ([words = '']) =>
      words.split(' or ').every((word) => {
        const told = everyToken(word.slice(1, -1));
        return products.every((product) => {
          const own = wordsOf(product);
          return !told.some((token) => own.includes(token));
        });
      }),
  ],
  [/^No product states ‘(.+)’\.$/, ([said = '']) => !products.some((product) => isStated(product, said))],
  [
    /^No product of that kind states ‘(.+?)’(?:; (.+), of another kind, does)?\.$/,
    ([said = '', other], { query }) => {
      const ofKind = ofKindIn(query.q ?? '');
      const isThere = products.some((each) => each.name === other && hasWhatIsSaid(each, said, query));
      return (
        ofKind.length > 0 &&
        !ofKind.some((product) => hasWhatIsSaid(product, said, query) || product.name === other) &&
        (other === undefined || isThere)
      );
    },
  ],
  [
    /^By the specifications no ‘(.+)’ reaches ([\d.]+) m\.$/,
    ([thing = '', metres]) => {
      const ofKind = ofKindIn(thing);
      return ofKind.length > 0 && ofKind.every(({ specs }) => (specs.reachM ?? 0) < Number(metres));
    },
  ],
  [
    /^No product of that kind within ‘(.+)’ states ‘(.+)’\.$/,
    ([within = '', said = ''], { query, answer }) => {
      const { asked } = readSentence(query.q ?? '');
      const ofKind = asked === null ? products : ofKindIn(query.q ?? '');
      const isMissed = (product: Product) => within.split('’ and ‘').some((label) => isMissedBy(label, product));
      return (
        answer.searchSummary.includes(within) &&
        ofKind.every((product) => !hasWhatIsSaid(product, said, query) || isMissed(product))
      );
    },
  ],
  [
    /^The first does not state ‘(.+)’\.$/,
    ([said = ''], { query, found: [first] }) => first !== undefined && !hasWhatIsSaid(first, said, query),
  ],
  [
    /^The first does not mention ‘(.+?)’(?:, and (.+) does)?(?:; it does say ‘(.+)’)?\.$/,
    ([said = '', other, clause = ''], { found: [first, ...others] }) =>
      first !== undefined &&
      (first.description ?? '').includes(clause) &&
      // Of a 'card reader' the first may have the card.
      !wordsOf(first).includes(everyToken(said).at(-1) ?? '') &&
      (other === undefined ||
        others.some((each) => each.name === other && everyToken(said).every((token) => wordsOf(each).includes(token)))),
  ],
  [
    /^For ‘(.+)’ there (?:is 1 product|are (\d+) products)( that takes? that size)?, from £([\d,.]+) (?:ex|inc) VAT\.$/,
    ([said = '', count = '1', sized, pounds = ''], { query }) => {
      const size = Number(/(\d{2,3}) ?(?:"|inch|in\b)/i.exec(query.q ?? '')?.[1]);
      const ofKind = ofKindIn(said).filter((each) => {
        const { min = 0, max = 999 } = screenSizes(each) ?? {};
        return !sized || (min <= size + 1 && max >= size - 1);
      });
      const least = Math.min(
        ...ofKind.map(({ price, priceIncVat }) => Number(query.vat === 'inc' ? priceIncVat : price)),
      );
      return ofKind.length === Number(count) && least === Number(pounds.replaceAll(',', ''));
    },
  ],
  [
    /^(?:We understood (.+?); the first|The first) says nothing of (.+)\.$/,
    ([understood = '', not = ''], { query, found: [first] }) =>
      first !== undefined &&
      isOfTheWords(understood, query) &&
      isOfTheWords(not, query) &&
      saidIn(not).every((token) => !wordsOf(first).includes(token)),
  ],
  [/^We understood (.+)\.$/, ([words = ''], { query }) => isOfTheWords(words, query)],
  [/^Of ‘(.+)’ we sell none\.$/, ([said = '']) => isUnsold(said)],
  [/^The name of the first says (.+)\.$/, ([said = ''], { found: [first] }) => first?.name.includes(said) === true],
  [
    /^The first is ([\d.]+)" across, not about (\d+)"\.$/,
    ([inches, wished], { found: [first] }) =>
      first?.specs.screenSizeInches === Number(inches) && Math.abs(Number(inches) - Number(wished)) > 0.7,
  ],
  [
    /^Nothing within ‘(.+)’ that meets the rest states ‘(.+)’ too\.$/,
    ([, said = ''], { query, found }) => !found.some((product) => hasWhatIsSaid(product, said, query)),
  ],
  [
    /^The first is made for outdoors\.$/,
    (_, { query, found: [first] }) =>
      first?.specs.outdoor === true &&
      !/outdoor|outside|pavement|rain|weather|patio|terrace|car ?park/i.test(query.q ?? ''),
  ],
  [
    /^The first is of another kind\.$/,
    (_, { query, found: [first] }) => {
      const { asked } = readSentence(query.q ?? '');
      return first !== undefined && asked !== null && !isA(thingOf(first), asked);
    },
  ],
  [
    /^No ‘(.+?)’ is known to meet ‘(.+)’\.$/,
    ([thing = '', labels = '']) =>
      ofKindIn(thing).every((product) => labels.split('’ and ‘').some((label) => isMissedBy(label, product))),
  ],
];

const saidIn = (quoted: string) =>
  [...quoted.matchAll(/‘(.+?)’(?=,| and| or|$)/g)].flatMap(([, said = '']) => everyToken(said));

// As they were typed.
function isOfTheWords(quoted: string, { q = '' }: { q?: string }): boolean {
  const own = everyToken(q);
  return saidIn(quoted).every((token) => own.includes(token));
}
