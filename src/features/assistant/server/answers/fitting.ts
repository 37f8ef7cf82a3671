import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { contactQuestion } from '#features/assistant/shop-texts.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { inZone } from '#features/delivery/zone-words.ts';
import { placeOf } from '#features/delivery/zones.ts';
import { unservedWords } from '#features/fitting/plan.ts';
import { HEIGHTS_UP_TO, heightWords, inchesToFit, priceOfFitting } from '#features/fitting/rates.ts';
import { listRates } from '#features/fitting/server/door.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import type { Answerer, Asked } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { answerOf, CONTACT, QUOTE_PAGE } from '../say.ts';

/** Who hangs what, as the contact page has it; there the form stands above. */
export const WHO_FITS = contactQuestion(/fit it/u)
  .text.flat()
  .join(' ')
  .replace(' with the form above', '');

// What is asked of fitters and stands nowhere in the shop's texts, as the answer names it.
const UNSAID: readonly (readonly [asked: RegExp, what: string])[] = [
  [
    /\bdbs\b|\bcrb\b|\b(?:insured|insurance|liability|cscs|ipaf|tickets?|qualified|trained|vetted|certif\w+)\b/iu,
    'checks, tickets and insurance of the fitters',
  ],
  [
    /\b(?:weekends?|saturdays?|sundays?|evenings?|overnight|at night|out of hours|after (?:we )?clos\w+|half[- ]?terms?|holidays?|easter|christmas|summer)\b/iu,
    'fitting at weekends, in the evening or in holidays',
  ],
  [/\b(?:two|three|2|3|how many) (?:engineers?|fitters?|installers?|people|men|man)\b/iu, 'how many fitters come'],
  [
    /\b(?:rubbish|packaging|old (?:ones?|screens?|boards?|whiteboards?|projectors?|tvs?))\b/iu,
    'clearing away after fitting',
  ],
  [/\b(?:train(?:ing)?|show us|teach)\b/iu, 'training after fitting'],
  [
    /\bsurvey\w*\b.*\b(?:knocked|taken|come|comes|money|refund\w*|deduct\w*|credit\w*|back|free)\b/iu,
    'whether the price of a survey is taken off an order',
  ],
];

/** Fitting: what a product brings of it, what it costs by the table of prices, and a quote for the rest. */
export const answerFitting: Answerer = async (asked) => {
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  const own = entry ? sentencesOn(entry.product.description, ASPECTS.fitting) : [];
  const isNamed = entry !== undefined && (own.length > 0 || meant?.isCertain === true);
  return answerOf(asked.context, {
    says: [
      ...unsaidIn(asked.message),
      ...(entry && own.length > 0
        ? [`Of ${entry.product.name} its page says: ${own.map((line) => `‘${line}’`).join(' ')}`]
        : []),
      WHO_FITS,
      ...(await pricesOf(asked, meant?.isCertain ? (entry?.product ?? null) : null)),
      'For anything else tell us the place and the screens in a request for a quote, and a person answers with what it costs and when.',
    ],
    sources: [
      QUOTE_PAGE,
      CONTACT,
      ...(isNamed ? [{ label: entry.product.name, href: paths.product(entry.product) }] : []),
    ],
    ways: ['person'],
  });
};

function unsaidIn(message: string): string[] {
  const named = UNSAID.filter(([words]) => words.test(message)).map(([, what]) => what);
  return named.length > 0
    ? [`Of ${named.join(', and of ')} the shop says nothing; ask in the request for a quote, or a person.`]
    : [];
}

async function pricesOf({ context, message }: Asked, product: Product | null): Promise<string[]> {
  const { country, postcode } = readDestination(message);
  const zone = placeOf({ country: country ?? HOME_COUNTRY, postcode })?.zone ?? 'mainland';
  const all = await listRates(context.db);
  const rates = all.find((each) => each.zone === zone);
  if (all.length === 0) return [];
  if (!rates) return [unservedWords(zone)];
  const [low] = HEIGHTS_UP_TO;
  const inches = product ? inchesToFit(product.specs) : null;
  const own = inches === null ? null : priceOfFitting(rates, inches, low);
  const stated = rates.prices.flat().filter((price) => price !== null);
  const survey = rates.survey === null ? '' : ` A survey before is ${formatPounds(rates.survey)} ex VAT.`;
  const what =
    product && own !== null
      ? `Fitting ${product.name} costs ${formatPounds(own)} ex VAT ${inZone(zone)}, its upper edge ${heightWords(low)}.`
      : stated.length > 0
        ? `Fitting a screen costs from ${formatPounds(Math.min(...stated))} ex VAT ${inZone(zone)}, by its size and height; it is bought on the screen’s page.`
        : '';
  return [`${what}${survey}`].filter(Boolean);
}
