import { CHEAPER } from '#features/assistant/turns/search-change.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from '../asked.ts';
import type { TurnKind } from './turn.ts';

const MOST_WORDS = 9;
const STEPS = [
  { asked: /\b(?:next (?:one|size|model) up|one up|bigger|larger)\b/iu, isMore: true, of: 'size' },
  { asked: /\b(?:next (?:one|size|model) down|one down|smaller)\b/iu, isMore: false, of: 'size' },
  { asked: new RegExp(String.raw`\b(?:${CHEAPER})\b`, 'iu'), isMore: false, of: 'price' },
] as const;

/** 'And the next one up?': the nearest larger, smaller or cheaper product of the kind that was shown, or that there is none. */
export const answerNextOfKind: TurnKind = async ({ asked: { message, snapshot, named }, thread }) => {
  const step = STEPS.find((each) => each.asked.test(message));
  const [shown] = thread.about;
  if (!step || !shown || named.entries.length > 0 || message.trim().split(/\s+/u).length > MOST_WORDS) return null;
  const measure = ({ product, pricePence }: CatalogueEntry) =>
    step.of === 'size' ? product.specs.screenSizeInches : pricePence;
  const own = measure(shown);
  if (own === undefined) return null;
  const further = (entry: CatalogueEntry) => ((measure(entry) ?? own) - own) * (step.isMore ? 1 : -1);
  // For less money one of the same size is wanted first.
  const otherSize = ({ product: { specs } }: CatalogueEntry) =>
    Number(step.of === 'price' && specs.screenSizeInches !== shown.product.specs.screenSizeInches);
  const [next] = snapshot.entries
    // What was offered beside it is meant as well.
    .filter((entry) => (isOfKind(entry, shown) || thread.shown.includes(entry)) && further(entry) > 0)
    .sort((a, b) => otherSize(a) - otherSize(b) || further(a) - further(b) || a.pricePence - b.pricePence);
  if (!next) {
    const most = step.of === 'price' ? 'cheapest' : step.isMore ? 'largest' : 'smallest';
    return {
      answer: {
        ...NOTHING,
        reply: `${shown.product.name} is the ${most} of its kind in the shop. Tell me more of the place, and I look among others.`,
        sources: [{ label: shown.product.name, href: paths.product(shown.product) }],
      },
    };
  }
  const { product } = next;
  const [ex, inc] = [product.price, product.priceIncVat].map((price) => formatPounds(toPence(price)));
  const [page] = (product.description ?? '').split(/(?<=[.!?])\s+/u);
  return {
    answer: {
      ...NOTHING,
      reply: `The next ${step.of === 'price' ? 'cheaper' : step.isMore ? 'size up' : 'size down'}: ${product.name}. ‘${page}’ It is ${ex} ex VAT, ${inc} including VAT.`,
      sources: [{ label: product.name, href: paths.product(product) }],
      products: [{ product, reason: 'The next of its kind.' }],
      total: 1,
    },
  };
};

/** Of one kind are products of a category that are alike in what they are made for. */
export function isOfKind({ product }: CatalogueEntry, { product: own }: CatalogueEntry): boolean {
  const alike = ['touch', 'outdoor', 'madeForWindows', 'technology', 'formFactor'] as const;
  return (
    product.category === own.category &&
    alike.every((key) => (product.specs[key] ?? false) === (own.specs[key] ?? false)) &&
    (product.specs.panels === undefined) === (own.specs.panels === undefined)
  );
}
