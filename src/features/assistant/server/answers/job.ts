import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { type Job, readJob } from '#features/assistant/questions/job.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { isExport } from '#features/delivery/zones.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import { formatPounds, withVat } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { EXPORTED } from './delivery.ts';
import { costOf, goodsBeside, inPieces, type JobGoods, mainGoods, setInstead } from './job-goods.ts';
import { firstSuiting, triedFor } from './job-main.ts';
import { jobServices, zoneOf } from './job-services.ts';
import { ASKS_WHETHER_INCLUDED } from './sum.ts';

const MOST_CARDS = 3;
const ANY_PLAYER = /^(?:an? |the |some |media )*players?$/iu;
// 'What does the software cost per screen' buys no screen.
const OF_ONE_LICENCE = /\b(?:software|licen[cs]es?)\b[^.?!]*\b(?:per|each|a|every) (?:screen|display|site)\b/iu;

/** 'I have £900: two menu boards, brackets, and your man to put them up': each of it, what all comes to, and whether that is enough. */
export async function answerJob(asked: Asked): Promise<AssistantAnswer | null> {
  if (ASKS_WHETHER_INCLUDED.test(asked.message) || OF_ONE_LICENCE.test(asked.message)) return null;
  const job = readJob(asked.message);
  if (!job) return null;
  const [part = '', ...others] = job.goods;
  const candidates = await firstSuiting(asked, await mainGoods(asked, part), others);
  const sums: Sum[] = [];
  for (const main of triedFor(job, candidates)) {
    const sum = await sumOf(asked, job, main, others);
    sums.push(sum);
    if (job.budgetPence === null || (sum.incVat <= job.budgetPence && sum.refused.length === 0)) break;
  }
  // The dearest that the budget buys, else the cheapest.
  const sum = sums.findLast(({ refused }) => refused.length === 0) ?? sums.at(-1);
  return sum && sum.lines.length + sum.refused.length > 1 ? inWords(asked, job, sum) : null;
}

interface Sum {
  goods: readonly JobGoods[];
  lines: readonly string[];
  unknown: readonly string[];
  refused: readonly string[];
  exVat: number;
  incVat: number;
}

async function sumOf(asked: Asked, job: Job, main: JobGoods, others: readonly string[]): Promise<Sum> {
  const { context } = asked;
  // What the screen brings is not bought again.
  const brings: readonly string[] = main.entry.product.specs.includes ?? [];
  const bought = others.filter((part) => !(brings.includes('player') && ANY_PLAYER.test(part)));
  const { goods: beside, unknown, refused } = await goodsBeside(asked, main, bought);
  const goods = [main, ...beside];
  const services = await jobServices(asked, job, goods);
  const exVat = [...goods.map(costOf), ...services.map(({ pence }) => pence)].reduce((sum, pence) => sum + pence, 0);
  const lines = [
    `${inPieces(main)}${main.of && ` (${job.budgetPence === null ? 'the cheapest' : 'one'} ${main.of})`}: ${formatPounds(costOf(main))} ex VAT`,
    ...beside.map((line) => `${inPieces(line)}${line.of}: ${formatPounds(costOf(line))} ex VAT`),
    ...services.map(({ says }) => says),
  ];
  const vatRate = isExport(zoneOf(job.place)) ? 0 : await vatRateAt(context.db, context.clock.now());
  return { goods, lines, unknown, refused, exVat, incVat: withVat(exVat, vatRate) };
}

function inWords(asked: Asked, job: Job, { goods, lines, unknown, refused, exVat, incVat }: Sum): AssistantAnswer {
  const names = unknown.map((part) => `‘${part}’`).join(' and ');
  return {
    ...NOTHING,
    reply: [
      // Whether money is enough for what does not go together nobody can say.
      ...(refused.length > 0 ? [] : verdictOf(job, exVat, incVat)),
      ...lines,
      `Together ${sumWithVat(job, exVat, incVat)}${job.isDelivered ? '' : ', before delivery'}.`,
      ...(isExport(zoneOf(job.place)) ? [EXPORTED] : []),
      ...(unknown.length > 0 ? [`Which product is meant by ${names} I cannot tell, so that is not in the sum.`] : []),
      ...refused.map((line) => `${line} It is not in the sum.`),
      ...goods.slice(0, 1).flatMap((main) => [...partsOf(main), ...setInstead(asked, main)]),
    ].join('\n'),
    sources: goods.map(({ entry }) => ({ label: entry.product.name, href: paths.product(entry.product) })),
    products: goods.slice(0, MOST_CARDS).map(({ entry }) => ({ product: entry.product, reason: 'Part of the sum.' })),
    total: goods.length,
  };
}

// What it brings need not be bought.
function partsOf({ entry: { product } }: JobGoods): string[] {
  const parts = specRow(product.specs, 'includes');
  return parts ? [`${product.name}. ${parts.term}: ${parts.value}.`] : [];
}

function sumWithVat({ place }: Job, exVat: number, incVat: number): string {
  if (isExport(zoneOf(place))) return `${formatPounds(exVat)} without VAT`;
  return `${formatPounds(exVat)} ex VAT, ${formatPounds(incVat)} including VAT`;
}

function verdictOf({ budgetPence, place }: Job, exVat: number, incVat: number): string[] {
  if (budgetPence === null) return [];
  const budget = formatPounds(budgetPence);
  if (incVat <= budgetPence) return [`Yes, ${budget} is enough${isExport(zoneOf(place)) ? '' : ', VAT included'}:`];
  if (exVat <= budgetPence)
    return [`Before VAT ${budget} is enough; with VAT it is ${formatPounds(incVat - budgetPence)} short:`];
  return [
    `No, ${budget} is not enough: it is ${formatPounds(exVat - budgetPence)} short${isExport(zoneOf(place)) ? '' : ' before VAT'}.`,
  ];
}
