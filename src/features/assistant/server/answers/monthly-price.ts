import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { licencesIn } from './software.ts';

const ASKS_MONTHLY =
  /\b(?:monthly|(?:a|per|each|every) month)\b.*\b(?:costs?|prices?|charges?|fees?|pay)\b|\b(?:costs?|prices?|charges?|fees?|pay|how much)\b.*\b(?:monthly|(?:a|per|each|every) month)\b/iu;
// What is paid in parts, and what the electricity costs.
const IS_ELSE =
  /\b(?:spread\w*|financ\w*|leas\w*|hir\w*|rent\w*|instal\w*|credit|run|running|electric\w*|power|energy|deliver\w*)\b/iu;
const OF_SOFTWARE = /\b(?:software|cms|licen[cs]es?|content|menus?|schedul\w*|updat\w*|playlists?)\b/iu;
const MONTHS = /\b(\d{1,2}) months?\b/iu;

/** 'Monthly cost for two?' where software is spoken of: so many licences for the time that they are sold for, and what that is a month. */
export async function answerMonthlyPrice(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind, snapshot } = asked;
  if (!ASKS_MONTHLY.test(message) || IS_ELSE.test(message)) return null;
  const isSoftware = kindNamed('software');
  const isShown = mind.shown.some((id) => {
    const entry = snapshot.byId.get(id);
    return entry !== undefined && isSoftware(entry.product);
  });
  if (!isShown && !OF_SOFTWARE.test(`${mind.before ?? ''} ${message}`)) return null;
  const licence = licencesIn(asked).find(({ product }) => MONTHS.test(product.name));
  const months = Number(MONTHS.exec(licence?.product.name ?? '')?.[1] ?? 0);
  if (!licence || months === 0) return null;
  const { product } = licence;
  const pieces = piecesIn(message);
  const [ex, inc] = [toPence(product.price) * pieces, toPence(product.priceIncVat) * pieces];
  return {
    ...NOTHING,
    reply: [
      `${pieces} × ${product.name}: ${formatPounds(ex)} ex VAT, ${formatPounds(inc)} including VAT, for ${months} months. That is ${formatPounds(Math.round(ex / months))} ex VAT a month; it is sold for ${months} months at a time.`,
      'A screen itself costs nothing a month but electricity.',
    ].join('\n'),
    sources: [{ label: product.name, href: paths.product(product) }],
    products: [{ product, reason: 'What screens are planned with.' }],
    total: 1,
  };
}
