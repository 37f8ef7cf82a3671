import type { FactName } from '#features/assistant/questions/asked-facts.ts';
import { type Aspect, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { type UseAsked, yearlyUse } from '#features/assistant/questions/use-asked.ts';
import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import type { needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { NOT_FOUND, sentencesLike } from './page-words.ts';

const MOST_ROWS = 6;
const MOST_SENTENCES = 3;
const DAYS_A_YEAR = 365;

type Need = ReturnType<typeof needsCalledFor>[number];

/** What is asked of a product, of how many, and how it will be used. */
export interface FactsAsked {
  facts: readonly FactName[];
  calledFor: readonly Need[];
  aspects: readonly Aspect[];
  pieces: number;
  use: UseAsked;
  asked: string;
}

interface Said {
  text: string;
  /** Whether the shop knows anything that was asked, and all of it. */
  isKnown: boolean;
  isWhole: boolean;
}

/** What a product's specification, price, stock and page say of what is asked; what they do not say is named. */
export function sayOf(entry: CatalogueEntry, asked: FactsAsked): Said {
  const { product } = entry;
  const rows = asked.facts.flatMap((fact) => rowOf(entry, fact, asked) ?? []).slice(0, MOST_ROWS);
  const verdicts = verdictsOn(entry, asked, rows.length, asked.aspects.length);
  const onAspects = asked.aspects.flatMap((aspect) => sentencesOn(product.description, aspect));
  const isBare = verdicts.length + rows.length === 0;
  const sentences = [...new Set([...onAspects, ...(isBare ? sentencesLike(product, asked.asked) : [])])];
  const unsaid = asked.aspects.filter(
    (aspect) =>
      sentencesOn(product.description, aspect).length === 0 &&
      !aspect.facts.some((fact) => specRow(product.specs, fact)),
  );
  const isKnown = verdicts.length + rows.length + sentences.length > 0;
  if (!isKnown) return { text: `${product.name}: ${NOT_FOUND}`, isKnown, isWhole: false };
  const parts = [
    ...verdicts,
    ...rows.map((row) => `${row}.`),
    ...(sentences.length > 0 ? [`Its page says: ‘${sentences.slice(0, MOST_SENTENCES).join(' ')}’`] : []),
    ...(unsaid.length > 0
      ? [
          `Of ${unsaid.map(({ name }) => name).join(' and ')} I did not find anything on its page; a person can find out.`,
        ]
      : []),
  ];
  return { text: `${product.name}. ${parts.join(' ')}`, isKnown, isWhole: unsaid.length === 0 };
}

// That a stadium screen is 'not for menus' follows from no fact, and what suits is said only where nothing better is known. 'Without
// a socket' asks for no battery: where a row of the specification answers, only what was named is refused.
function verdictsOn(
  { product }: CatalogueEntry,
  { calledFor, asked }: FactsAsked,
  rows: number,
  aspects: number,
): string[] {
  const said = everyToken(asked);
  const isNamed = ({ label }: Need) => everyToken(label).some((token) => !isStopWord(token) && said.includes(token));
  return calledFor
    .map((need) => ({ need, fits: need.fits(product) }))
    .filter(({ need, fits }) =>
      need.isFact ? fits > 0 || (fits < 0 && (rows === 0 || isNamed(need))) : fits > 0 && rows + aspects === 0,
    )
    .slice(0, 2)
    .map(({ need, fits }) =>
      fits > 0 ? `Yes, it ${verbed(need.reason)}.` : `No, by its specification it is not ‘${need.label}’.`,
    );
}

// 'Suited to meetings' lacks its verb.
function verbed(reason: string): string {
  return /^(?:bright|large|small|made|suited) /u.test(`${reason} `) ? `is ${reason}` : reason;
}

function rowOf(
  { product, pricePence }: CatalogueEntry,
  fact: FactName,
  { pieces, use, asked }: FactsAsked,
): string | null {
  if (fact === 'price') {
    const [ex, inc] = [pricePence, toPence(product.priceIncVat)].map((each) => formatPounds(each * pieces));
    return pieces > 1
      ? `${pieces} of it are ${ex} ex VAT, ${inc} including VAT`
      : `It is ${ex} ex VAT, ${inc} including VAT`;
  }
  if (fact === 'stock') return stockOf(product);
  const row = specRow(product.specs, fact);
  if (!row) return null;
  if (fact === 'includes') return `${row.term}: ${row.value}${notAmong(product.specs.includes ?? [], asked)}`;
  if (fact === 'powerWatts') return `${row.term}: ${row.value}. ${inAYear(product.specs.powerWatts ?? 0, use)}`;
  return `${row.term}: ${row.value}`;
}

// 'Does it come with a bracket' is answered by the list, and by what the list lacks.
function notAmong(includes: readonly string[], asked: string): string {
  const missing = PARTS.filter(({ part, words }) => words.test(asked) && !includes.includes(part)).map(
    ({ said }) => said,
  );
  return missing.length > 0 ? `. Its specification does not list ${missing.join(' or ')}` : '';
}

const PARTS = [
  { part: 'bracket', said: 'a bracket', words: /\b(?:bracket|wall mount|mount)s?\b/iu },
  { part: 'stand', said: 'a stand', words: /\b(?:stand|trolley)s?\b/iu },
  { part: 'player', said: 'a player', words: /\bplayers?\b/iu },
  { part: 'speakers', said: 'speakers', words: /\b(?:speakers?|sound)\b/iu },
  { part: 'camera', said: 'a camera', words: /\b(?:web)?cam(?:era)?s?\b/iu },
  { part: 'microphones', said: 'microphones', words: /\bmicrophones?\b/iu },
  { part: 'printer', said: 'a printer', words: /\bprinters?\b/iu },
  { part: 'scanner', said: 'a scanner', words: /\bscanners?\b/iu },
];

/** A product's stock in words, as its page has them. */
export function stockOf(product: CatalogueEntry['product']): string {
  const { inStock, stockQuantity, specs } = product;
  const lead = specRow(specs, 'leadTimeDays')?.value;
  const made = `made to order${lead ? ` in ${lead}` : ''}`;
  if (availabilityOf(product) === 'Made to order') return `It is ${made}`;
  if (inStock) return `In stock: ${stockQuantity.toLocaleString('en-GB')}`;
  return specs.madeToOrder
    ? `It is ${made} and cannot be ordered in the shop now; a quote names the day`
    : 'It is out of stock';
}

// The tariff is the buyer's own.
function inAYear(watts: number, use: UseAsked): string {
  const { kwh, costPence } = yearlyUse(watts, use);
  const digits = (amount: number, most: number) => amount.toLocaleString('en-GB', { maximumFractionDigits: most });
  const said = `At ${use.hoursADay} hours a day that is ${digits(kwh, 0)} kWh a year`;
  const aDay = `${digits(kwh / DAYS_A_YEAR, 2)} kWh a day`;
  if (costPence === null) return `${said}, ${aDay}; what it costs follows from your tariff`;
  return `${said}, which at ${use.pencePerKwh}p costs ${formatPounds(costPence)}, ${formatPounds(Math.round(costPence / DAYS_A_YEAR))} a day`;
}
