import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { fitOf } from '#features/fits/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described, type MeantProducts, tellingWords } from '../meant-products.ts';
import { namedIn } from '../named-products.ts';

const ASKS =
  /\b(?:what(?:[’']?s| is| would| are)?|how much (?:is|are|for|would|do|does)?|price (?:of|for)|prices? of|cost of|total (?:for|of)|come to|come out at|please|in all|all together|altogether|total|(?:the )?vat included|inc(?:luding|l)? vat|with vat|(?:the )?cost of|cost|be)\b/giu;
const BETWEEN = /\s+(?:and|plus|with)\s+|\s*[,+&]\s*/iu;
const LEADING =
  /^(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:x\b|×|of\b)?\s+(?:of\s+)?(?:the\s+|your\s+)?(?!inch)(?=\p{L})/iu;
// 'Cabinets of the 1.9'.
const OF_PITCH = /(\p{L}+) (?:of|in) the (\d\.\d{1,2})\b(?: ?mm)?/iu;
const IS_SUM =
  /\b(?:(?:price|cost)s? (?:of|for)|how much (?:is|are|for|would)|total|altogether|all together|in all|come to|add up|sum|for the lot)\b|\bcosts?\?*\s*$/iu;
const ON_EACH = /\b(?:on|for|in|with) each(?: of them| one)?\b/iu;
// Of more the first is chance.
const MOST_ALIKE = 3;
const MOST_THINGS = 4;

/** What several different things come to together. */
export async function answerSum(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  if (!isAbout(reading, 'price') && !IS_SUM.test(message)) return null;
  const parts = message
    .replace(/^.*?\b(?:i|we)(?:[’']d)? (?:need|want|like)\b|^\s*(?:need|want)\b/iu, ' ')
    .replace(ASKS, ' ')
    .replace(/[?!.]+(?=\s|$)/gu, ' ')
    .split(BETWEEN)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/gu, ''))
    .filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length < 2 || parts.length > MOST_THINGS) return null;
  const counts = parts.map((part) => countedIn(part.replace(ON_EACH, ' ').replace(OF_PITCH, '$1 $2 mm')));
  const found: { pieces: number; meant: MeantProducts | null }[] = [];
  for (const [at, { pieces, rest }] of counts.entries()) {
    const words = tellingWords(rest.replace(/(\d)s\b/gu, '$1'));
    // 'Five players with a licence on each', '24 cabinets with frames'.
    const times =
      at > 0 && (ON_EACH.test(parts[at] ?? '') || (pieces === 1 && /^(?:the )?\p{L}+s$/iu.test(rest.trim())))
        ? (counts[0]?.pieces ?? 1)
        : 1;
    const first = found[0]?.meant?.entries[0];
    found.push({ pieces: pieces * times, meant: words ? await meantBy(asked, words, first) : null });
  }
  const lines = found.flatMap(({ pieces, meant }) => {
    const [entry] = meant?.entries ?? [];
    return meant && entry && (meant.isCertain || meant.total <= MOST_ALIKE) ? [{ pieces, entry, of: meant.total }] : [];
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

async function meantBy(asked: Asked, words: string, first: CatalogueEntry | undefined): Promise<MeantProducts | null> {
  const { entries } = await namedIn(asked.context, asked.snapshot, `the ${words}`);
  const fitting = entries.length > 1 && first ? await fittingTo(asked, first, entries) : null;
  const [entry] = fitting ? [fitting] : entries;
  if (!entry || (entries.length > 1 && !fitting)) return described(asked, words);
  const cards = [{ product: entry.product, reason: 'Part of the sum.' }];
  return { entries: [entry], total: 1, isCertain: true, cards, search: null };
}

// 'With three of the flat brackets' means those that fit.
async function fittingTo({ context }: Asked, { product }: CatalogueEntry, entries: readonly CatalogueEntry[]) {
  for (const entry of entries) {
    const { verdict } = await fitOf(context, product.id, entry.product.id);
    if (verdict === 'fits') return entry;
  }
  return null;
}

// What comes in sizes of inches.
const OF_SIZES = /\b(?:boards?|screens?|displays?|kiosks?|totems?|panels?|tvs?|monitors?|touch\w*)\b/iu;

// 'Two Touch 65s', '3 × the trolley'; '43 menu boards' are boards of 43 inches.
function countedIn(part: string): { pieces: number; rest: string } {
  const leading = LEADING.exec(part);
  if (!leading) return { pieces: 1, rest: part };
  const [whole, count] = leading;
  const isCounted = /[x×]|of/iu.test(whole.replace(count ?? '', '')) || !OF_SIZES.test(part);
  const pieces = piecesIn(isCounted ? `${count} of` : `${count} screens`);
  return { pieces, rest: pieces > 1 || !/^\d/u.test(part) ? part.slice(whole.length) : part };
}
