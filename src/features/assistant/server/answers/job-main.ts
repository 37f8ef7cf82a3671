import type { Job } from '#features/assistant/questions/job.ts';
import type { Asked } from '../asked.ts';
import { FOR_A_CLASS, OF_A_CLASS } from '../find-best.ts';
import { costOf, goodsBeside, type JobGoods } from './job-goods.ts';

const MOST_TRIED = 8;

/** The first goods that a job may be worked out with: for a budget the dearest first, down to the cheapest. */
export function triedFor({ budgetPence }: Job, candidates: readonly JobGoods[]): readonly JobGoods[] {
  if (budgetPence === null) return candidates.slice(0, 1);
  const within = candidates.filter((line) => costOf(line) <= budgetPence).toReversed();
  return within.length > 0 ? [...within.slice(0, MOST_TRIED - 1), ...within.slice(-1)] : candidates.slice(0, 1);
}

/** The candidates with those first that their page calls made for a class where one is told of, and of these the first that all the rest fits: of touch screens on trolleys the cheapest that a trolley takes. */
export async function firstSuiting(
  asked: Asked,
  candidates: readonly JobGoods[],
  others: readonly string[],
): Promise<readonly JobGoods[]> {
  const isForClass = ({ entry }: JobGoods) => FOR_A_CLASS.test(entry.product.description ?? '');
  const made = OF_A_CLASS.test(asked.message) ? candidates.filter(isForClass) : [];
  const sorted = [...made, ...candidates.filter((each) => !made.includes(each))];
  if (others.length === 0) return sorted;
  for (const main of sorted.slice(0, MOST_TRIED)) {
    const { refused } = await goodsBeside(asked, main, others);
    if (refused.length === 0) return [main, ...sorted.filter((each) => each !== main)];
  }
  return sorted;
}
