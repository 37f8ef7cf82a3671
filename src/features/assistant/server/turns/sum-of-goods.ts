import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Job } from '#features/assistant/questions/job.ts';
import { isExport } from '#features/delivery/zones.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import { formatPounds, withVat } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { EXPORTED } from '../answers/delivery.ts';
import { costOf, inPieces, type JobGoods } from '../answers/job-goods.ts';
import { jobServices, zoneOf } from '../answers/job-services.ts';
import { tooFew } from '../answers/too-few.ts';
import type { Asked } from '../asked.ts';

const MOST_CARDS = 3;

/** What is done with goods beside selling them. */
export interface Services extends Omit<Job, 'goods'> {
  /** The goods that are fitted, where not all are. */
  fitted?: readonly JobGoods[];
}

/** Goods and services added up, in pence. */
export interface Added {
  exVat: number;
  incVat: number;
  /** The lines of the services. */
  says: readonly string[];
}

/** What goods come to with all that is done with them. */
export async function addedUp(asked: Asked, goods: readonly JobGoods[], services: Services): Promise<Added> {
  const done = await jobServices(asked, { ...services, goods: [] }, goods, services.fitted);
  const exVat = [...goods.map(costOf), ...done.map(({ pence }) => pence)].reduce((sum, pence) => sum + pence, 0);
  const isAbroad = isExport(zoneOf(services.place));
  const rate = isAbroad ? 0 : await vatRateAt(asked.context.db, asked.context.clock.now());
  return { exVat, incVat: withVat(exVat, rate), says: done.map(({ says }) => says) };
}

/** Goods added up in words: whether the budget carries them, each line, each service, and what all comes to. */
export async function sumOfGoods(asked: Asked, goods: readonly JobGoods[], services: Services): Promise<string[]> {
  return sumInWords(goods, services, await addedUp(asked, goods, services));
}

/** A sum that was added up, in words. */
export function sumInWords(
  goods: readonly JobGoods[],
  { isDelivered, place, budgetPence }: Services,
  { exVat, incVat, says }: Added,
): string[] {
  const isAbroad = isExport(zoneOf(place));
  const sum = isAbroad
    ? `${formatPounds(exVat)} without VAT`
    : `${formatPounds(exVat)} ex VAT, ${formatPounds(incVat)} including VAT`;
  return [
    ...overBudget(budgetPence, exVat, incVat),
    ...goods.map((each) => `${inPieces(each)}${each.of}: ${formatPounds(costOf(each))} ex VAT`),
    ...says,
    `Together ${sum}${isDelivered ? '' : ', before delivery'}.`,
    ...(isAbroad ? [EXPORTED] : []),
    ...goods.flatMap(({ entry, pieces }) => tooFew(entry.product, pieces) ?? []),
  ];
}

/** The pages and the cards of goods in a sum. */
export function shownOfSum(goods: readonly JobGoods[]): Pick<AssistantAnswer, 'sources' | 'products' | 'total'> {
  return {
    sources: goods.map(({ entry }) => ({ label: entry.product.name, href: paths.product(entry.product) })),
    products: goods.slice(0, MOST_CARDS).map(({ entry }) => ({ product: entry.product, reason: 'Part of the sum.' })),
    total: goods.length,
  };
}

function overBudget(budgetPence: number | null, exVat: number, incVat: number): string[] {
  if (budgetPence === null) return [];
  const budget = formatPounds(budgetPence);
  if (incVat <= budgetPence) return [`Yes, ${budget} is enough, VAT included:`];
  return exVat <= budgetPence
    ? [`Before VAT ${budget} is enough; with VAT it is ${formatPounds(incVat - budgetPence)} short:`]
    : [`No, ${budget} is not enough: it is ${formatPounds(exVat - budgetPence)} short before VAT.`];
}
