import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { movesIn } from '#features/assistant/questions/mount-moves.ts';
import { ownScreenIn } from '#features/assistant/questions/own-screen.ts';
import type { Specs } from '#features/catalogue/attributes.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { judge } from '#features/fits/judge.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

/** What holds a screen, as it is called. */
export const HOLDERS =
  /\b(?:(?:wall |ceiling |floor )?(?:brackets?|mounts?|stands?)|arms?|trolleys?|(?:ceiling |mounting )?poles?)\b/iu;
const MOST_NAMED = 4;
const MOST_CARDS = 3;

/** Which mounts hold a screen of the buyer's own, by its holes, weight, size and way up: the rules of what fits, on the numbers told. */
export async function answerMountsByNumbers({ snapshot, message, named }: Asked): Promise<AssistantAnswer | null> {
  const holder = HOLDERS.exec(message)?.[0];
  const own = ownScreenIn(message);
  // 'Mounts up to 400 × 400' may be a name, and no screen.
  const isOfScreen = named.entries.some(({ product }) => readFitFacts(product).role !== 'bracket');
  if (!holder || !own || isOfScreen) return null;
  const isOfKind = kindNamed(holder);
  const mounts = snapshot.entries
    .map(({ product }) => product)
    .filter((product) => isOfKind(product) && readFitFacts(product).role === 'bracket');
  if (mounts.length === 0) return null;
  const able = mounts.filter((mount) => isHeld(own, mount)).sort((a, b) => Number(a.price) - Number(b.price));
  const moves = movesIn(message);
  const moving = able.filter(({ specs }) => moves.every((move) => (specs.moves ?? []).includes(move)));
  const holding = moving.length > 0 ? moving : able;
  const { orientation, ...either } = own;
  const ifTurned = orientation && holding.length === 0 ? mounts.filter((mount) => isHeld(either, mount)) : [];
  const shown = (holding.length > 0 ? holding : ifTurned).slice(0, MOST_NAMED);
  const told = toldOf(own).join(', ');
  return {
    ...NOTHING,
    reply: [
      holding.length > 0
        ? `${beginning(moves, moving.length > 0)} our ${mounts.length} for ‘${holder}’ these hold a screen of ${told}, by their specifications:`
        : `None of our ${mounts.length} for ‘${holder}’ holds a screen of ${told}, by their specifications.`,
      ifTurned.length > 0 ? 'Not upright, but landscape, these would:' : '',
      ...shown.map((product) => `• ${product.name}${limitsOf(product)}`),
      missingIn(own),
    ]
      .filter(Boolean)
      .join('\n'),
    sources: shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    products: shown
      .slice(0, MOST_CARDS)
      .map((product) => ({ product, reason: 'By its load, its holes and its sizes.' })),
    total: shown.length,
    ways: holding.length > 0 ? [] : ['person'],
  };
}

function beginning(moves: readonly string[], isMoving: boolean): string {
  if (moves.length === 0) return 'Of';
  const all = moves.join(' and ');
  return isMoving ? `Adjusting by ${all}, of` : `None of those that hold it states ${all}. Of`;
}

/** Whether a mount holds a screen of these numbers; what was not told breaks no rule. */
export function isHeld(own: Specs, mount: Product): boolean {
  const { findings } = judge(readFitFacts({ name: 'Your screen', specs: own }), readFitFacts(mount));
  return findings.every(({ is }) => is !== 'broken');
}

function toldOf({ screenSizeInches, vesa, weightKg, orientation }: Specs): string[] {
  return [
    screenSizeInches ? `${screenSizeInches} inches` : '',
    vesa ? `VESA ${vesa} mm` : '',
    weightKg ? `${weightKg} kg` : '',
    orientation ? 'upright' : '',
  ].filter(Boolean);
}

/** What a mount's specification says that it takes: load, holes, sizes and how it adjusts. */
export function limitsOf({ specs }: Product): string {
  const rows = (['loadKg', 'vesa'] as const).flatMap((key) => specRow(specs, key) ?? []);
  const { fitsFromInches: from, fitsToInches: to } = specs;
  const sizes = from && to ? [`${from}" to ${to}"`] : [];
  const moves = specs.moves && specs.moves.length > 0 ? [`adjusts by ${specs.moves.join(', ')}`] : [];
  return `: ${[...rows.map(({ term, value }) => `${term} ${value}`), ...sizes, ...moves].join(', ')}`;
}

function missingIn({ screenSizeInches, vesa, weightKg }: Specs): string {
  const missing = [
    ...(screenSizeInches ? [] : ['its size']),
    ...(vesa ? [] : ['its holes (VESA)']),
    ...(weightKg ? [] : ['its weight']),
  ];
  return missing.length > 0 ? `Compare ${missing.join(' and ')} as well before you buy.` : '';
}
