import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { budgetSideOf } from '#features/assistant/questions/budget-side.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { budgetAlone } from '#features/assistant/turns/budget.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { metresIn } from '#features/viewing/distance.ts';
import { sidesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint, leastInches } from '#features/viewing/reading.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { isOverBudget } from '../answers/within-budget.ts';
import { NOTHING } from '../asked.ts';
import { isOfKind } from './answer-next-of-kind.ts';
import type { TurnKind } from './turn.ts';

const MOST_CARDS = 3;

/** 'We have £6,000' after a wish: of the kind that was offered what is within it, large enough where a distance was told; else that nothing is. */
export const answerBudget: TurnKind = async ({ asked: { message, snapshot, named }, thread: { wish, shown } }) => {
  const budgetPence = budgetAlone(message);
  if (budgetPence === null || wish === null || shown.length === 0 || named.entries.length > 0) return null;
  const whole = `${wish.replace(/[\s.?!]+$/u, '')}. ${message}`;
  const [budget, side, metres] = [{ ...readWish(whole), budgetPence }, budgetSideOf(whole), metresIn(whole)];
  const isWithin = ({ product }: CatalogueEntry) => !isOverBudget(product, budget, side);
  const suits = snapshot.entries
    .filter((entry) => shown.some((each) => isOfKind(entry, each)) && isReadFrom(entry, metres))
    .toSorted((a, b) => b.pricePence - a.pricePence);
  const within = suits.filter(isWithin);
  const said = `${formatPounds(budgetPence)} ${side === 'inc' ? 'including' : 'ex'} VAT`;
  if (within.length > 0) return { answer: withinIt(within, said), wish: whole };
  const cheapest = suits.at(-1);
  const largest = metres === null ? null : largestOf(snapshot.entries.filter(isWithin));
  return cheapest ? { answer: overIt(cheapest, said, largest), wish: whole } : null;
};

function isReadFrom({ product: { specs } }: CatalogueEntry, metres: number | null): boolean {
  return metres === null || (specs.screenSizeInches ?? 0) >= leastInches(metres);
}

function withinIt(within: readonly CatalogueEntry[], said: string): AssistantAnswer {
  const [first, ...others] = within;
  const count = others.length > 0 ? ` ${within.length} of the kind are within it.` : '';
  return {
    ...NOTHING,
    reply: first ? `Within ${said} the dearest of that kind: ${priced(first)}.${count}` : '',
    ...cardsOf(within, `Within ${said}.`),
    total: within.length,
  };
}

function overIt(cheapest: CatalogueEntry, said: string, largest: CatalogueEntry | null): AssistantAnswer {
  const inches = largest?.product.specs.screenSizeInches ?? 0;
  const metres = farthestOfPrint(sidesOf(inches).heightMm).toLocaleString('en-GB', { maximumFractionDigits: 1 });
  return {
    ...NOTHING,
    reply: [
      `No: nothing of that kind${largest ? ' that is large enough' : ''} is within ${said}.`,
      `The cheapest is ${priced(cheapest)}.`,
      ...(largest
        ? [
            `The largest single screen within it is ${priced(largest)}; print of a twentieth of its height is read from up to ${metres} m, larger letters from further.`,
          ]
        : []),
    ].join('\n'),
    ...cardsOf([cheapest, ...(largest ? [largest] : [])], 'Named for that budget.'),
    total: largest ? 2 : 1,
    ways: ['person'],
  };
}

// For people in a room: neither a wall of panels nor one for outdoors or a window.
function largestOf(entries: readonly CatalogueEntry[]): CatalogueEntry | null {
  const single = entries.filter(
    ({ product, product: { specs } }) =>
      isScreen(product) && !specs.outdoor && !specs.madeForWindows && specs.panels === undefined,
  );
  const inches = ({ product: { specs } }: CatalogueEntry) => specs.screenSizeInches ?? 0;
  return single.toSorted((a, b) => inches(b) - inches(a) || a.pricePence - b.pricePence)[0] ?? null;
}

function priced({ product }: CatalogueEntry): string {
  const [ex, inc] = [product.price, product.priceIncVat].map((price) => formatPounds(toPence(price)));
  return `${product.name}, ${ex} ex VAT, ${inc} including VAT`;
}

function cardsOf(entries: readonly CatalogueEntry[], reason: string): Pick<AssistantAnswer, 'products' | 'sources'> {
  const cards = entries.slice(0, MOST_CARDS);
  return {
    products: cards.map(({ product }) => ({ product, reason })),
    sources: cards.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
  };
}
