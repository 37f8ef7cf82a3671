import { daysSaid } from '#features/assistant/questions/days-open.ts';
import { readUse, type UseAsked, withoutUse, yearlyUse } from '#features/assistant/questions/use-asked.ts';
import { NO_THREAD } from '#features/assistant/thread.ts';
import { runningTold, togetherUse } from '#features/assistant/turns/running.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { type ListLine, storedList } from '../list/list-line.ts';
import type { Counted } from './goods-told.ts';
import type { OpenThread } from './open-thread.ts';
import type { TurnAnswer, TurnKind } from './turn.ts';

const MOST_NAMED = 3;
const MONTHS = 12;

/** 'We pay 27p', 'only 12 hours a day', 'closed Mondays', 'and a month?': what running costs of what was spoken of, as many as there are, worked out anew. */
export const answerRunning: TurnKind = async ({ asked, thread }) => {
  const { message, named } = asked;
  const wish = thread.wish ?? '';
  const told = runningTold(message, wish);
  const goods = drawing(thread);
  if (!told || goods.length === 0 || named.entries.length > 0) return null;
  return runningOf(asked, goods, { ...togetherUse(told, wish), isMonthly: told.isMonthly }, wish);
};

/** 'And three of them', 'two 43s instead' after what running costs: the same of the list as it is then; null where nothing in it draws power. */
export async function runningOfList(
  asked: Asked,
  lines: readonly ListLine[],
  wish: string,
): Promise<TurnAnswer | null> {
  const goods = drawingOf(lines.map(({ goods: entry, pieces }) => ({ entry, pieces })));
  if (goods.length === 0) return null;
  const { answer, ...rest } = await runningOf(asked, goods, { ...readUse(wish), isMonthly: false }, wish);
  const counted = goods.map(({ entry, pieces }) => ({ id: entry.product.id, pieces }));
  return { ...rest, answer: { ...answer, thread: { ...NO_THREAD, list: storedList(lines), goods: counted } } };
}

async function runningOf(
  { context }: Asked,
  goods: readonly Counted[],
  said: UseAsked & { isMonthly: boolean },
  wish: string,
): Promise<TurnAnswer> {
  const { pencePerKwh } = said.pencePerKwh === null ? await readSetting(context.db, 'electricity') : said;
  const use = { ...said, pencePerKwh };
  const days = daysSaid(use.daysAWeek);
  const at = pencePerKwh === null ? '' : ` at ${pencePerKwh}p a kWh`;
  return {
    answer: {
      ...NOTHING,
      reply: [
        `By the typical watts that ${goods.length > 1 ? 'their specifications state' : 'its specification states'}, ${use.hoursADay} hours a day${days}${at}:`,
        ...goods.map((each) => `${lineOf(each, use, said.isMonthly)}.`),
        ...(said.isStated ? [] : ['Tell me your hours, and I work it out for those.']),
      ].join('\n'),
      sources: goods.map(({ entry: { product } }) => ({ label: product.name, href: paths.product(product) })),
    },
    wish: `${withoutUse(wish).trim()} Running ${use.hoursADay} hours a day${days}${pencePerKwh === null ? '' : ` at ${pencePerKwh}p a unit`}`,
  };
}

// Of goods in a sum those that draw power; where several were named to choose from, each of them, as many as there are to be.
function drawing({ goods, about }: OpenThread): readonly Counted[] {
  const [only] = goods;
  return drawingOf(goods.length > 1 ? goods : about.map((entry) => ({ entry, pieces: only?.pieces ?? 1 })));
}

function drawingOf(goods: readonly Counted[]): readonly Counted[] {
  return goods.filter(({ entry }) => entry.product.specs.powerWatts !== undefined).slice(0, MOST_NAMED);
}

function lineOf({ entry: { product }, pieces }: Counted, use: UseAsked, isMonthly: boolean): string {
  const watts = product.specs.powerWatts ?? 0;
  const of = (count: number) => {
    const { kwh, costPence } = yearlyUse(watts * count, use);
    const energy = `${(isMonthly ? kwh / MONTHS : kwh).toLocaleString('en-GB', { maximumFractionDigits: 0 })} kWh`;
    const period = isMonthly ? 'a month' : 'a year';
    if (costPence === null) return `${energy} ${period}`;
    const month = formatPounds(Math.round(costPence / MONTHS));
    return isMonthly
      ? `${energy} and ${month} a month, ${formatPounds(costPence)} a year`
      : `${energy} and ${formatPounds(costPence)} a year, ${month} a month`;
  };
  const all = pieces > 1 ? `; ${pieces} of them ${of(pieces)}` : '';
  return `${product.name}, ${watts} W: ${of(1)}${all}`;
}
