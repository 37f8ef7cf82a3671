import { readDestination } from '#features/assistant/questions/destination.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import { formatPounds, withVat } from '#values/money.ts';
import type { Asked } from '../asked.ts';
import { asksForFitters } from './fitting-prices.ts';
import { jobServices } from './job-services.ts';

/** The fitting of so many of a screen, and what goods of so many pence ex VAT come to with it; nothing where no fitters are asked for. */
export async function withFitting(
  asked: Asked,
  entry: CatalogueEntry,
  pieces: number,
  goodsPence: number,
): Promise<string[]> {
  if (!asksForFitters(asked.message)) return [];
  const { context, message } = asked;
  const job = { goods: [], isFitted: true, isDelivered: false, place: readDestination(message), budgetPence: null };
  const services = await jobServices(asked, job, [{ pieces, entry, of: '' }]);
  const priced = services.filter(({ pence }) => pence > 0);
  const exVat = priced.reduce((sum, { pence }) => sum + pence, goodsPence);
  const incVat = withVat(exVat, await vatRateAt(context.db, context.clock.now()));
  const together = `Together ${formatPounds(exVat)} ex VAT, ${formatPounds(incVat)} including VAT, before delivery.`;
  return [...services.map(({ says }) => `${says}.`), ...(priced.length > 0 ? [together] : [])];
}
