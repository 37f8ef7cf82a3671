import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { daysSaid } from '#features/assistant/questions/days-open.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { readUse, yearlyUse } from '#features/assistant/questions/use-asked.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const OF_POWER =
  /\b(?:how (?:many|much) (?:watts?|electric\w*|power|energy|current)|electric\w* (?:bill|cost|use)|running costs?|costs? to run)\b/iu;
const OF_A_MONTH = /\b(?:a|per|one|each|every) (?:month|year)\b|\bmonthly\b/iu;
const A_SIZE = /\bthe (?:\p{L}+ )?\d{2,3}s?\b/iu;
const LEAST_INCHES = 30;
const MONTHS = 12;

/** What screens of three sizes draw and cost a month, where nothing says which is meant: 'how many watts, we are on from 11 to 3'. */
export async function answerPowerOfSizes(asked: Asked): Promise<AssistantAnswer | null> {
  const { context, snapshot, message, mind, named } = asked;
  const goesOn = mind.before !== null && OF_A_MONTH.test(message) && OF_POWER.test(mind.before);
  const whole = goesOn ? `${mind.before} ${message}` : message;
  const isOfOne = named.entries.length > 0 || mind.page !== null || nounPhrasesIn(whole).length > 0;
  if (!OF_POWER.test(whole) || A_SIZE.test(whole) || isOfOne || (mind.shown.length > 0 && !goesOn)) return null;
  const said = readUse(whole);
  const { pencePerKwh } = said.pencePerKwh === null ? await readSetting(context.db, 'electricity') : said;
  const use = { ...said, pencePerKwh };
  const shown = threeSizes(snapshot.entries);
  if (shown.length === 0) return null;
  const at = pencePerKwh === null ? '' : ` and ${pencePerKwh}p a kWh`;
  return {
    ...NOTHING,
    reply: [
      `By the watts that their specifications state, at ${said.hoursADay} hours a day${daysSaid(said.daysAWeek)}${at}, for example:`,
      ...shown.map(({ product }) => {
        const { kwh, costPence } = yearlyUse(product.specs.powerWatts ?? 0, use);
        const cost = costPence === null ? '' : `, about ${formatPounds(Math.round(costPence / MONTHS))}`;
        return `• ${product.name}: ${product.specs.powerWatts} W, about ${Math.round(kwh / MONTHS)} kWh${cost} a month.`;
      }),
      'Tell me which one you mean, and I work it out for that.',
    ].join('\n'),
    sources: shown.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    products: shown.map(({ product }) => ({ product, reason: 'By the watts that it states.' })),
    total: shown.length,
  };
}

// The smallest, a middling and the largest of plain indoor screens, each the cheapest of its size.
function threeSizes(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const bySize = new Map<number, CatalogueEntry>();
  for (const entry of entries) {
    const {
      screenSizeInches = 0,
      powerWatts,
      panels,
      outdoor,
      touch,
      madeForWindows,
      technology,
    } = entry.product.specs;
    const isPlain = isScreen(entry.product) && !panels && !outdoor && !touch && !madeForWindows && technology !== 'LED';
    if (!isPlain || powerWatts === undefined || screenSizeInches < LEAST_INCHES) continue;
    const known = bySize.get(screenSizeInches);
    if (!known || known.pricePence > entry.pricePence) bySize.set(screenSizeInches, entry);
  }
  const sizes = [...bySize.keys()].sort((a, b) => a - b);
  const places = [...new Set([0, Math.floor((sizes.length - 1) / 2), sizes.length - 1])];
  return places.flatMap((place) => bySize.get(sizes[place] ?? 0) ?? []);
}
