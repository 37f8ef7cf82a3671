import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { paths } from '#web/paths.ts';
import { IN_GENERAL } from '../answers/trade.ts';
import { NOTHING } from '../asked.ts';
import { knownInGeneral } from './in-general.ts';

const OF_CONTENT =
  /\b(?:pictures?|photos?|menus?|content|videos?|films?|slides?|adverts?|update|usb|stick|app|play(?:s|er)?|teams|zoom)\b/iu;

/** That the page of a product says nothing of what a turn asks, with what holds of it in general; null where nothing is known in general either. */
export async function knownOfOthers(entry: CatalogueEntry, message: string): Promise<AssistantAnswer | null> {
  const known = await knownInGeneral(message, entry);
  // What is asked for by its name is not answered by what holds of something else.
  const named = aspectsIn(message);
  const isOfIt = named.length === 0 || named.some(({ asked }) => asked.test(known?.text ?? ''));
  if (!known || !isOfIt) return null;
  const { product } = entry;
  return {
    ...NOTHING,
    reply: [
      `${product.name}: its page says nothing of just that.${rowsBeside(entry, message)}`,
      `${IN_GENERAL} ${known.text}`,
    ].join('\n'),
    sources: [{ label: product.name, href: paths.product(product) }, known.source],
    ways: ['person'],
  };
}

/** That the pages of products say nothing of what is asked for by its name. */
export function notOnTheirPages(entries: readonly CatalogueEntry[], names: readonly string[]): AssistantAnswer {
  const products = entries.map(({ product }) => product);
  const said = new Intl.ListFormat('en-GB').format(products.map(({ name }) => name));
  return {
    ...NOTHING,
    reply: `Of ${names.join(' and ')} I did not find anything on the ${products.length > 1 ? 'pages' : 'page'} of ${said}; a person can find out.`,
    sources: products.map((product) => ({ label: product.name, href: paths.product(product) })),
    ways: ['person'],
  };
}

// What it brings and where it is connected decide how content gets onto it.
function rowsBeside({ product: { specs } }: CatalogueEntry, message: string): string {
  if (!OF_CONTENT.test(message)) return '';
  const rows = (['includes', 'connectivity'] as const).flatMap((key) => specRow(specs, key) ?? []);
  return rows.map(({ term, value }) => ` ${term}: ${value}.`).join('');
}
