import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { type BoughtWhen, boughtWhen, isOver } from '#features/assistant/turns/bought-when.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { londonDayOf } from '#values/london-day.ts';
import { paths } from '#web/paths.ts';
import { answerOf } from '../say.ts';
import type { Turn, TurnKind } from './turn.ts';

const OF_WARRANTY = /\b(?:warrant\w*|guarant\w*|cover(?:ed|s)?|still under)\b/iu;
const MOST_NAMED = 4;

/** 'June 2022, I think' after a question of warranty: until when its years run, by the years of the products that were spoken of. */
export const answerBoughtWhen: TurnKind = async ({ asked, thread }) => {
  const { message, context, snapshot, named } = asked;
  const isOfIt = thread.topic === 'warranty' || OF_WARRANTY.test(`${thread.wish ?? ''} ${message}`);
  const [year = 0, month = 0] = londonDayOf(context.clock.now()).split('-').map(Number);
  const bought = isOfIt ? boughtWhen(message, { year, month }) : null;
  if (!bought) return null;
  const meant = named.entries.length > 0 ? named.entries : thread.about;
  const entries = (meant.length > 0 ? meant : ofKind(thread.wish, snapshot.entries)).filter(
    ({ product }) => product.specs.warrantyYears !== undefined,
  );
  const byYears = [...Map.groupBy(entries, ({ product }) => product.specs.warrantyYears ?? 0)].sort(
    ([a], [b]) => b - a,
  );
  const answer = await answerOf(context, {
    says: [
      ...byYears.map(([years, of]) => linesOf(bought, years, of, { year, month })),
      byYears.length > 1
        ? 'So it depends on the model. These are the years of today’s products; what holds for yours stands with your order.'
        : byYears.length === 1
          ? 'That is by the years of the product as it is sold today; what holds for yours stands with your order.'
          : `Until when ${saidOf(bought)} counts the model decides: its years of warranty stand in its specification.`,
      'Tell a person the order number: they look up the day and the model.',
    ],
    sources: entries.slice(0, MOST_NAMED).map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    withPerson: true,
  });
  return { answer };
};

function ofKind(wish: string | null, entries: Turn['asked']['snapshot']['entries']): readonly CatalogueEntry[] {
  const [phrase] = nounPhrasesIn(wish ?? '');
  if (!phrase) return [];
  const isOfKind = kindNamed(phrase);
  return entries.filter(({ product }) => isOfKind(product));
}

function linesOf(
  bought: BoughtWhen,
  years: number,
  of: readonly CatalogueEntry[],
  today: { year: number; month: number },
): string {
  const names = of.slice(0, MOST_NAMED).map(({ product }) => product.name);
  const more = of.length > MOST_NAMED ? ` and ${of.length - MOST_NAMED} more` : '';
  const until = saidOf({ ...bought, year: bought.year + years });
  const over = isOver(bought, years, today);
  const said =
    over === null
      ? `they end in ${until}, so the day of your order decides`
      : over
        ? `they ended in ${until} and are over`
        : `they run until ${until}`;
  return `${years} ${years === 1 ? 'year' : 'years'} (${names.join(', ')}${more}) from ${saidOf(bought)}: ${said}.`;
}

const MONTH_NAMES = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

function saidOf({ year, month }: BoughtWhen): string {
  return month === null ? String(year) : `${MONTH_NAMES.format(Date.UTC(year, month - 1, 1))} ${year}`;
}
