import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { contactQuestion } from '#features/assistant/shop-texts.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { paths } from '#web/paths.ts';
import type { Answerer } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { answerOf, CONTACT, QUOTE_PAGE } from '../say.ts';
import { fittingPrices } from './fitting-prices.ts';

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
    /\b(?:weekends?|saturdays?|sundays?|evenings?|overnight|at night|out of hours|after (?:we )?clos\w+|(?:after|before) \d{1,2} ?(?:am|pm)|night shifts?|half[- ]?terms?|holidays?|easter|christmas|summer)\b/iu,
    'fitting at weekends, in the evening or in holidays',
  ],
  [/\b(?:two|three|2|3|how many) (?:engineers?|fitters?|installers?|people|men|man)\b/iu, 'how many fitters come'],
  [
    /\b(?:rubbish|packaging|old (?:ones?|screens?|boards?|whiteboards?|projectors?|tvs?))\b/iu,
    'clearing away after fitting',
  ],
  [/\b(?:train(?:ing)?|show us|teach)\b/iu, 'training after fitting'],
  [
    /\b(?:survey\w*|fee)\b.*\b(?:knocked|taken|come|comes|money|refund\w*|deduct\w*|credit\w*|back|free)\b/iu,
    'whether the price of a survey is taken off an order',
  ],
  [
    /\bunsuitable\b|\bwho pays\b.*\bwalls?\b|\bwalls?\b.*\bwho pays\b/iu,
    'who pays where a wall turns out to be unsuitable',
  ],
];

/** Fitting: what a product brings of it, what it costs by the table of prices, and a quote for the rest. */
export const answerFitting: Answerer = async (asked) => {
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  const own = entry ? sentencesOn(entry.product.description, ASPECTS.fitting) : [];
  const prices = await fittingPrices(asked, meant?.isCertain ? (entry?.product ?? null) : null);
  // What a survey costs stands before who hangs what.
  const isOfPrice = ASKS_PRICE.test(asked.message);
  const unsaid = unsaidIn(asked.message);
  // Whoever asks for checks or for Sundays alone is told of those alone.
  const isOfUnsaid = unsaid.length > 0 && !ASKS_WHO.test(asked.message);
  const isNamed = entry !== undefined && (own.length > 0 || meant?.isCertain === true);
  return answerOf(asked.context, {
    says: [
      ...(asksByOthers(asked.message) ? [BY_YOURSELVES] : []),
      ...unsaid,
      ...(entry && own.length > 0
        ? [`Of ${entry.product.name} its page says: ${own.map((line) => `‘${line}’`).join(' ')}`]
        : []),
      ...(isOfPrice ? prices : []),
      ...(meant?.isCertain && entry && isNotIncluded(entry.product, asked.message)
        ? [`The price of ${entry.product.name} is without fitting.`]
        : []),
      ...(isOfUnsaid ? [] : [WHO_FITS, ...(isOfPrice ? [] : prices), BY_QUOTE]),
    ],
    sources: [
      QUOTE_PAGE,
      CONTACT,
      ...(asksByOthers(asked.message) ? [{ label: 'Terms', href: paths.terms }] : []),
      ...(isNamed ? [{ label: entry.product.name, href: paths.product(entry.product) }] : []),
    ],
    ways: ['person'],
  });
};

const BY_OTHERS =
  /\b(?:our|my|his|her|their|the|a)(?: own)? (?:\p{L}+ )?(?:electricians?|caretakers?|handym[ae]n|builders?|joiners?|contractors?|members?|brothers?(?: in law)?|sons?|husband|dad|lads|man|men|fitters?|team|people|staff|volunteers?)\b[^.?!]{0,30}\b(?:fit|hang|put|mount|install|fix|do)\b|\b(?:fit|hang|put|mount|install|do) (?:it|them|this|one|\p{L}+ \p{L}+)(?: up)?,? (?:myself|himself|ourselves|themselves|on our own)\b|\bmust it be you\b|\bhave to (?:be|use) (?:you|your)\b/iu;
const ASKS_LEAVE =
  /\b(?:can|could|may|might|must|do we have to|does it have to|is it (?:ok|okay|allowed)|allowed|would)\b/iu;

// 'My brother put it up' tells what was done, and asks no leave.
function asksByOthers(message: string): boolean {
  return BY_OTHERS.test(message) && ASKS_LEAVE.test(message);
}

const BY_YOURSELVES =
  'Yes, somebody of your own may put it up: our fitting is bought apart from the screen. Our terms ask that fixing into walls, ceilings and over public ways is done by a competent person; whether fitting by others changes the warranty they do not say.';

const BY_QUOTE =
  'For anything else tell us the place and the screens in a request for a quote, and a person answers with what it costs and when.';
const ASKS_WHO =
  /\b(?:do|can|could|will|would) (?:you|your (?:\p{L}+ )?\p{L}+) (?:also )?(?:fit|install|hang|mount|put|come)\b|\bwho (?:\p{L}+ )?(?:fits?|hangs?|installs?|puts?)\b|\b(?:fitted|installed|put up|have (?:it|them) (?:up|hung))\b/iu;
const ASKS_PRICE = /\b(?:surveys?|how much|costs?|prices?|charges?|fees?|free|measure)\b/iu;

function isNotIncluded({ specs }: Product, message: string): boolean {
  const includes: readonly string[] = specs.includes ?? [];
  return /\b(?:includ\w*|in the price|comes? with|extra)\b/iu.test(message) && !includes.includes('fitting');
}

function unsaidIn(message: string): string[] {
  const named = UNSAID.filter(([words]) => words.test(message)).map(([, what]) => what);
  return named.length > 0
    ? [`Of ${named.join(', and of ')} the shop says nothing; ask in the request for a quote, or a person.`]
    : [];
}
