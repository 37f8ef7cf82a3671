import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { type Aspect, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { daysSaid } from '#features/assistant/questions/days-open.ts';
import { type UseAsked, yearlyUse } from '#features/assistant/questions/use-asked.ts';
import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import type { needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { lacking } from './lacking.ts';
import { NOT_FOUND, sentencesLike } from './page-words.ts';
import { pricedSet } from './priced-set.ts';
import { ratedHours } from './rated-hours.ts';
import { widthOnIt } from './through-a-door.ts';

const MOST_ROWS = 6;
const MOST_SENTENCES = 3;
const LEAST_BESIDE_A_NAME = 2;
const DAYS_A_YEAR = 365;
const DAYS_A_WEEK = 7;

type Need = ReturnType<typeof needsCalledFor>[number];

/** What is asked of a product, of how many, and how it will be used. */
export interface FactsAsked {
  facts: readonly FactName[];
  calledFor: readonly Need[];
  aspects: readonly Aspect[];
  pieces: number;
  use: UseAsked;
  asked: string;
  /** Nothing says which of several is meant, so that words in common are chance. */
  isOfMany?: boolean;
}

interface Said {
  text: string;
  /** Whether the shop knows anything that was asked, and all of it. */
  isKnown: boolean;
  isWhole: boolean;
  /** How much of it. */
  told: number;
}

/** What a product's specification, price, stock and page say of what is asked; what they do not say is named. */
export function sayOf(entry: CatalogueEntry, asked: FactsAsked): Said {
  const { product } = entry;
  const rows = asked.facts.flatMap((fact) => rowOf(entry, fact, asked) ?? []).slice(0, MOST_ROWS);
  const verdicts = verdictsOn(entry, asked, rows.length, asked.aspects.length);
  const onAspects = asked.aspects.flatMap((aspect) => sentencesOn(product.description, aspect));
  // 'And how many tickets' asks for more than what its words are known for.
  const beyond = asked.aspects.reduce((text, aspect) => text.replace(aspect.asked, ' '), readFacts(asked.asked).rest);
  const isBare = verdicts.length + rows.length + onAspects.length === 0;
  // What is asked for by its name is not answered by a sentence that shares one other word.
  const least = isBare && asked.aspects.length > 0 ? LEAST_BESIDE_A_NAME : 1;
  const like = asked.isOfMany
    ? []
    : sentencesLike(product, isBare ? asked.asked : beyond, least).slice(0, isBare ? MOST_SENTENCES : 1);
  const sentences = [...new Set([...onAspects, ...like])];
  const unsaid = asked.aspects.filter(
    (aspect) =>
      sentencesOn(product.description, aspect).length === 0 &&
      !aspect.facts.some((fact) => specRow(product.specs, fact)),
  );
  const isKnown = verdicts.length + rows.length + sentences.length > 0;
  if (!isKnown) return { text: `${product.name}: ${NOT_FOUND}`, isKnown, isWhole: false, told: 0 };
  // Of several, what has what is asked for stands before what has none.
  const told = verdicts.length + rows.filter((row) => !/: (?:None|No)$/u.test(row)).length + onAspects.length;
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
  return { text: `${product.name}. ${parts.join(' ')}`, isKnown, isWhole: unsaid.length === 0, told };
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
  const named = ({ label }: Need) =>
    everyToken(label)
      .filter((token) => !isStopWord(token))
      .map((token) => said.includes(token));
  return calledFor
    .map((need) => ({ need, fits: need.fits(product) }))
    .filter(({ need, fits }) =>
      need.isFact
        ? (fits > 0 && (rows > 0 || named(need).includes(true))) ||
          (fits < 0 && (rows === 0 || !named(need).includes(false)))
        : fits > 0 && rows + aspects === 0 && named(need).includes(true),
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

function rowOf(entry: CatalogueEntry, fact: FactName, { pieces, use, asked, isOfMany }: FactsAsked): string | null {
  const { product, pricePence } = entry;
  // A licence draws no power: what it costs a year is its price.
  const isOfPrice =
    fact === 'powerWatts' && product.specs.powerWatts === undefined && /\b(?:costs?|prices?|much)\b/iu.test(asked);
  if (fact === 'price' || isOfPrice) {
    const set = isOfMany ? pricedSet(entry, pieces) : null;
    if (set) return set;
    const [ex, inc] = [pricePence, toPence(product.priceIncVat)].map((each) => formatPounds(each * pieces));
    return pieces > 1
      ? `${pieces} of it are ${ex} ex VAT, ${inc} including VAT`
      : `It is ${ex} ex VAT, ${inc} including VAT`;
  }
  // What is in stock has no lead time.
  const isOfWaiting = fact === 'leadTimeDays' && product.specs.leadTimeDays === undefined;
  if (fact === 'stock' || isOfWaiting) return stockOf(product);
  // What a lead measures is its packet.
  if (product.specs.reachM !== undefined && OF_A_PACKET.has(fact)) return null;
  const row = specRow(product.specs, fact);
  if (fact === 'includes' || fact === 'connectivity' || fact === 'powerSource') {
    const lacks = lacking(product, fact, asked);
    if (!row) return fact === 'includes' ? lacks : null;
    return [`${row.term}: ${row.value}`, ...(lacks ? [lacks] : [])].join('. ');
  }
  if (!row) return null;
  const onIt = fact === 'widthMm' ? widthOnIt(product, asked) : null;
  if (onIt) return `${row.term}: ${row.value} by itself. ${onIt}`;
  const { powerWatts = 0, greatestWatts = 0 } = product.specs;
  const isOfAmps = OF_AMPS.test(asked);
  if (isOfAmps && fact === 'powerWatts')
    return `${row.term}: ${row.value}, ${amps(powerWatts)}${bySocket(Math.max(powerWatts, greatestWatts))}`;
  if (isOfAmps && fact === 'greatestWatts') return `${row.term}: ${row.value}, ${amps(greatestWatts)}`;
  if (fact === 'powerWatts') {
    const all = pieces > 1 ? ` Of ${pieces}: ${inAYear(powerWatts * pieces, use)}.` : '';
    return `${row.term}: ${row.value}. ${inAYear(powerWatts, use)}${all && `.${all.slice(0, -1)}`}${beyondRated(product, use)}`;
  }
  return `${row.term}: ${row.value}`;
}

const OF_A_PACKET: ReadonlySet<FactName> = new Set<FactName>(['widthMm', 'heightMm', 'depthMm']);

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

const OF_AMPS =
  /\b(?:(?:one|single|same) (?:plug|socket)|amps?|amperage|circuits?|breakers?|fuses?|(?:normal|ordinary|standard|special|dedicated|13 ?amp) (?:plugs?|sockets?))\b/iu;
const MAINS_VOLTS = 230;

function amps(watts: number): string {
  return `about ${(watts / MAINS_VOLTS).toFixed(1)} A at ${MAINS_VOLTS} V`;
}

const SOCKET_AMPS = 13;

// A British socket is fused at 13 A.
function bySocket(watts: number): string {
  return watts / MAINS_VOLTS < SOCKET_AMPS ? `; one ${SOCKET_AMPS} A socket carries it` : '';
}

// A figure for hours for which it is not rated is told with that.
function beyondRated(product: CatalogueEntry['product'], { hoursADay, isStated }: UseAsked): string {
  const rated = ratedHours(product);
  return isStated && rated > 0 && hoursADay > rated
    ? `. It is rated for ${rated} hours a day, and use outside them the warranty does not cover`
    : '';
}

/** The kWh of a year of so many watts, and what they cost at the tariff. The tariff is the buyer's own. */
export function inAYear(watts: number, use: UseAsked): string {
  const { kwh, costPence } = yearlyUse(watts, use);
  const digits = (amount: number, most: number) => amount.toLocaleString('en-GB', { maximumFractionDigits: most });
  const said = `At ${use.hoursADay} hours a day${daysSaid(use.daysAWeek)} that is ${digits(kwh, 0)} kWh a year`;
  const days = (DAYS_A_YEAR * (use.daysAWeek ?? DAYS_A_WEEK)) / DAYS_A_WEEK;
  const aDay = `${digits(kwh / days, 2)} kWh a day`;
  if (costPence === null) return `${said}, ${aDay}; what it costs follows from your tariff`;
  return `${said}, which at ${use.pencePerKwh}p costs ${formatPounds(costPence)}, ${formatPounds(Math.round(costPence / days))} a day`;
}
