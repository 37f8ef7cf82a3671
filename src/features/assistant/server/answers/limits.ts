import type { Product } from '#features/catalogue/contract.ts';
import { readConditions } from '#features/search/server/door.ts';
import { SHOP_AMOUNTS } from '#features/search/understanding/amounts.ts';
import { isWithin } from '#features/search/understanding/how-much.ts';
import { toPence } from '#values/money.ts';

/** Whether something holds of a product by what it states. */
export type Verdict = 'yes' | 'no' | 'not stated';

/** An amount that a question asks for: 'under 2 mm', 'over 500 nits', 'below £600'. */
interface Limit {
  /** The attribute that it is an amount of, or the price. */
  key: string;
  /** Its position in the question. */
  from: number;
  to: number;
  verdict(product: Product): Verdict;
}

const LESS = '(?:under|below|less than|finer than|smaller than|up to|at most|no more than)';
// The search reads no pitches as limits: 'under P2', 'pitch below 2 mm', '2.6 mm pitch or less'.
const FINEST = new RegExp(
  String.raw`\b${LESS}\s+(?:a\s+)?(?:P ?(\d(?:\.\d+)?)\b|(\d(?:\.\d+)?) ?mm\s+(?:pixel )?pitch\b)|\bpitch\s+(?:of\s+)?${LESS}\s+(\d(?:\.\d+)?)(?: ?mm)?\b`,
  'iu',
);

function pitchIn(message: string): Limit[] {
  const found = FINEST.exec(message);
  const most = Number(found?.slice(1).find(Boolean));
  if (!found || !most) return [];
  const verdict = ({ specs: { pixelPitchMm } }: Product): Verdict =>
    pixelPitchMm === undefined ? 'not stated' : pixelPitchMm <= most ? 'yes' : 'no';
  return [{ key: 'pixelPitchMm', from: found.index, to: found.index + found[0].length, verdict }];
}

// 'Lighter than 40 kg' is said of the thing itself; what a bracket holds is its load.
const LIGHTEST =
  /\b(?:lighter than|weigh\w* (?:less than|under|below|up to|at most|no more than)|(?:less than|under|below|no more than)) (\d{1,3}(?:\.\d)?) ?(?:kg|kgs|kilos?)\b/iu;

function weightIn(message: string): Limit[] {
  const found = LIGHTEST.exec(message);
  const most = Number(found?.[1]);
  if (!found || !most) return [];
  const verdict = ({ specs: { weightKg } }: Product): Verdict =>
    weightKg === undefined ? 'not stated' : weightKg < most ? 'yes' : 'no';
  return [{ key: 'weightKg', from: found.index, to: found.index + found[0].length, verdict }];
}

/** The limits that a question sets, each to be judged by itself. */
export function limitsIn(message: string): Limit[] {
  const measured = readConditions(message).flatMap(({ kind, range, from, to }): Limit[] => {
    if (kind === 'price')
      return [{ key: 'price', from, to, verdict: ({ price }) => (isWithin(toPence(price), range) ? 'yes' : 'no') }];
    const amount = SHOP_AMOUNTS.find((each) => each.kind === kind);
    if (!amount) return [];
    const verdict = (product: Product): Verdict =>
      amount.meets(product, range) ? 'yes' : amount.isTold(product) ? 'no' : 'not stated';
    return [{ key: amount.key, from, to, verdict }];
  });
  const weight = measured.some(({ key }) => key === 'weightKg') ? [] : weightIn(message);
  return [...measured, ...pitchIn(message), ...weight];
}
