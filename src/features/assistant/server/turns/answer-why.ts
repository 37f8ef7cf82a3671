import { asksWhichOne } from '#features/assistant/turns/which-one.ts';
import { asksWhy } from '#features/assistant/turns/why.ts';
import { comparedRows } from '#features/catalogue/compare.ts';
import { specTerm } from '#features/catalogue/spec-rows.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from '../asked.ts';
import type { TurnKind } from './turn.ts';

const MOST_ROWS = 4;
// By what a choice is made.
const TELLING = new Set(
  (
    [
      'screenSizeInches',
      'brightnessNits',
      'operatingHours',
      'orientation',
      'touch',
      'warrantyYears',
      'ipRating',
      'resolution',
      'includes',
    ] as const
  ).map((key) => specTerm(key)),
);

/** 'Why that one', 'which would you take': the first, what it was chosen by, what its page says it is for, and how the next differs from it. */
export const answerWhy: TurnKind = async ({ asked: { message, named }, thread, askAlone }) => {
  const [first] = thread.about;
  if (!first || named.entries.length > 0 || !(asksWhy(message) || asksWhichOne(message))) return null;
  const { product, pricePence } = first;
  const again = thread.wish === null ? null : await askAlone(thread.wish);
  const reason =
    again?.products
      .find((each) => each.product.id === product.id)
      ?.reason.trim()
      .replace(/\.$/u, '') ?? '';
  const isTelling = reason !== '' && !/^(?:Part of|One of|The (?:next|product)|Its page)/u.test(reason);
  const [page] = (product.description ?? '').split(/(?<=[.!?])\s+/u);
  const next = thread.shown.find((each) => each !== first);
  const rows = next
    ? comparedRows([product, next.product])
        .filter(({ term, differs }) => differs && TELLING.has(term))
        .slice(0, MOST_ROWS)
        .map(({ term, values }) => `${term}: ${values.map((value) => value ?? 'not stated').join(' / ')}`)
    : [];
  return {
    answer: {
      ...NOTHING,
      reply: [
        isTelling
          ? `I named ${product.name} first for what you asked: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`
          : `I named ${product.name} first because it came nearest to your words; nobody has seen your place.`,
        ...(page ? [`Its page says: ‘${page}’`] : []),
        ...(next
          ? [
              `Beside it ${next.product.name} is ${formatPounds(next.pricePence)} ex VAT against ${formatPounds(pricePence)}.`,
              ...(rows.length > 0 ? [`${product.name} / ${next.product.name}. ${rows.join('. ')}.`] : []),
            ]
          : []),
      ].join('\n'),
      sources: [
        { label: product.name, href: paths.product(product) },
        ...(next ? [{ label: 'Compare them side by side', href: paths.compare([product.id, next.product.id]) }] : []),
      ],
      products: [first, ...(next ? [next] : [])].map((each) => ({
        product: each.product,
        reason: each === first && isTelling ? reason : 'Beside it.',
      })),
      total: next ? 2 : 1,
    },
  };
};
