import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { holesIn } from '#features/assistant/questions/own-screen.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { isScreen } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const HOLDER = '(?:brackets?|mounts?|arms?|trolleys?|stands?|plates?)';
const THEIRS = new RegExp(
  String.raw`\b(?:existing|old|current|present|my|our)\b(?: \p{L}+){0,3} ${HOLDER}\b|\b(?:have|got) (?:already )?(?:a|an)\b(?: \S+){0,3} ${HOLDER}\b|\b${HOLDER} (?:already|(?:we|i) (?:have|got)|up there|on the wall)\b`,
  'iu',
);
const OURS = /\byour (?:\p{L}+ ){0,2}(\d{2,3})\b/iu;
const MOST_NAMED = 4;

/** 'Existing bracket VESA 600 × 400, will your 65 fit it?': ours of that size, whose holes are within the bracket's and whose are not. */
export async function answerFitOnTheirBracket({ snapshot, message, named }: Asked): Promise<AssistantAnswer | null> {
  const holes = holesIn(message);
  const inches = Number(OURS.exec(message)?.[1]);
  const screens = named.entries.map(({ product }) => product).filter((product) => isScreen(product));
  if (!holes || !THEIRS.test(message) || !(screens.length > 0 || inches > 0)) return null;
  const ours =
    screens.length > 0
      ? screens
      : snapshot.entries
          .map(({ product }) => product)
          .filter(({ specs }) => specs.screenSizeInches === inches && specs.vesa);
  const told = ours.slice(0, MOST_NAMED).flatMap((product) => lineOf(product, holes) ?? []);
  if (told.length === 0) return null;
  return {
    ...NOTHING,
    reply: [
      ...(told.length === 1 ? [] : [`Of ours${inches > 0 ? ` of ${inches} inches` : ''}, by their holes:`]),
      ...told.map(({ says }) => says),
      'The bracket has to carry the weight as well: compare it with the load that its maker states. A bracket for several patterns takes each within its rails.',
    ].join('\n'),
    sources: told.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    products: told.slice(0, 3).map(({ product }) => ({ product, reason: 'By its holes.' })),
    total: told.length,
  };
}

function lineOf(product: Product, [wide, high]: readonly [number, number]): { product: Product; says: string } | null {
  const vesa = specRow(product.specs, 'vesa')?.value;
  const own = readFitFacts(product).holes;
  if (!vesa || !own) return null;
  const [ownWide, ownHigh] = own;
  const weight = specRow(product.specs, 'weightKg')?.value;
  const verdict =
    ownWide === wide && ownHigh === high
      ? 'Yes by the holes'
      : ownWide <= wide && ownHigh <= high
        ? 'Only if the bracket’s rails reach in to them'
        : 'No, the holes are farther apart than the bracket’s';
  return { product, says: `• ${product.name}: ${verdict}. VESA mount: ${vesa}.${weight ? ` Weight: ${weight}.` : ''}` };
}
