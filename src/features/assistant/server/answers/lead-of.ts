import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Asked } from '../asked.ts';

const LEAD = /\b(hdmi|network|cat ?\d\w?|ethernet|mains|power)\b/iu;
const LENGTH = /(?<![\d.])(\d{1,2}(?:\.\d)?) ?(?:m|metres?|meters?)\b/iu;
const IS_LEAD = /\b(?:leads?|cables?)\b/iu;
// 'Six x 3m HDMI' names no lead, and means one.
const BARE = /(?:^|[\sx×])\d[\d.]* ?(?:m|metres?|meters?) hdmi\W*$|^hdmi \d[\d.]* ?(?:m|metres?|meters?)\W*$/iu;

/** The lead of a kind that is long enough for a length in metres, and how its own differs; null where none is asked for or none reaches. */
export function leadOf(
  { snapshot }: Pick<Asked, 'snapshot'>,
  words: string,
): { entry: CatalogueEntry; of: string } | null {
  const kind = LEAD.exec(words)?.[1]?.toLowerCase();
  const metres = Number(LENGTH.exec(words)?.[1]);
  if (!kind || !(metres > 0) || !(IS_LEAD.test(words) || BARE.test(words.trim()))) return null;
  const [first] = snapshot.entries
    .filter(({ product: { specs } }) => specs.leadKind === kindOf(kind) && (specs.reachM ?? 0) >= metres)
    .sort((a, b) => (a.product.specs.reachM ?? 0) - (b.product.specs.reachM ?? 0));
  if (!first) return null;
  return { entry: first, of: first.product.specs.reachM === metres ? '' : ` (none of ${metres} m is sold)` };
}

function kindOf(word: string): string {
  if (word === 'hdmi') return 'HDMI';
  return word === 'mains' || word === 'power' ? 'mains' : 'network';
}
