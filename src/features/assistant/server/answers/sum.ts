import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described, tellingWords } from '../meant-products.ts';

const ASKS =
  /\b(?:what(?:[’']?s| is| would| are)?|how much (?:is|are|for|would|do|does)?|price (?:of|for)|prices? of|cost of|total (?:for|of)|come to|be|please)\b/giu;
const BETWEEN = /\s+(?:and|plus|with)\s+|\s*[,+&]\s*/iu;
const LEADING =
  /^(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:x\b|×|of\b)?\s+(?!inch)(?=\p{L})/iu;
const MOST_THINGS = 4;

/** What several different things come to together. */
export async function answerSum(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  if (!isAbout(reading, 'price')) return null;
  const parts = message
    .replace(ASKS, ' ')
    .replace(/[?!.]+$/u, '')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > MOST_THINGS) return null;
  const found = await Promise.all(
    parts.map(async (part) => {
      const { pieces, rest } = countedIn(part);
      const words = tellingWords(rest.replace(/(\d)s\b/gu, '$1'));
      return { pieces, meant: words ? await described(asked, words) : null };
    }),
  );
  const lines = found.flatMap(({ pieces, meant }) => {
    const [entry] = meant?.entries ?? [];
    return meant && entry ? [{ pieces, entry, of: meant.total }] : [];
  });
  const different = new Set(lines.map(({ entry }) => entry.product.id));
  if (lines.length < parts.length || different.size < lines.length) return null;
  const ex = lines.reduce((sum, { pieces, entry }) => sum + pieces * entry.pricePence, 0);
  const inc = lines.reduce((sum, { pieces, entry }) => sum + pieces * toPence(entry.product.priceIncVat), 0);
  return {
    ...NOTHING,
    reply: [
      ...lines.map(
        ({ pieces, entry, of }) =>
          `${pieces} × ${entry.product.name}${of > 1 ? ` (the first of ${of} that fit)` : ''}: ${formatPounds(entry.pricePence * pieces)} ex VAT`,
      ),
      `Together ${formatPounds(ex)} ex VAT, ${formatPounds(inc)} including VAT, before delivery.`,
    ].join('\n'),
    sources: lines.map(({ entry }) => ({ label: entry.product.name, href: paths.product(entry.product) })),
    products: found.flatMap(({ meant }) => meant?.cards.slice(0, 1) ?? []).slice(0, 3),
    total: lines.length,
  };
}

// 'Two Touch 65s', '3 × the trolley'; '43 menu boards' are boards of 43 inches.
function countedIn(part: string): { pieces: number; rest: string } {
  const leading = LEADING.exec(part);
  if (!leading) return { pieces: 1, rest: part };
  const [whole, count] = leading;
  const pieces = piecesIn(/[x×]|of/iu.test(whole.replace(count ?? '', '')) ? `${count} of` : `${count} screens`);
  return { pieces, rest: pieces > 1 || !/^\d/u.test(part) ? part.slice(whole.length) : part };
}
