import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { bareSizeIn, sizesNamed } from '#features/assistant/questions/sizes-named.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { judge } from '#features/fits/judge.ts';
import { isScreen } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { outOfPlace } from '../out-of-place.ts';

const ASKS =
  /\b(?:depth|how (?:deep|far|thick|much)|stick(?:s|ing)? out|project\w*)\b[^.?!]*\b(?:off|from|out (?:from|of)) (?:the |a |our )?wall\b|\bdepth\b[^.?!]*\bbrackets?\b/iu;
const WITH_BRACKET = /\b(?:brackets?|mounts?)\b/iu;
const MOST_NAMED = 3;

/** 'What depth does the bracket plus a 55 take off the wall': the depth of the screen and of each bracket that takes it, and both together. */
export async function answerOffTheWall({ snapshot, message, named }: Asked): Promise<AssistantAnswer | null> {
  if (!ASKS.test(message) || !WITH_BRACKET.test(message)) return null;
  const all = snapshot.entries.map(({ product }) => product);
  const screen = named.entries.map(({ product }) => product).find(isScreen) ?? plainest(all, message);
  if (!screen?.specs.depthMm) return null;
  const mounts = all
    .filter((mount) => isFixedToWall(mount) && judge(readFitFacts(screen), readFitFacts(mount)).verdict === 'fits')
    .toSorted((a, b) => (a.specs.depthMm ?? 0) - (b.specs.depthMm ?? 0))
    .slice(0, MOST_NAMED);
  if (mounts.length === 0) return null;
  const own = screen.specs.depthMm;
  return {
    ...NOTHING,
    reply: [
      `${screen.name} is ${own} mm deep. By the stated depths it stands off the wall, with`,
      ...mounts.map(({ name, specs }) => `• ${name}: ${own} + ${specs.depthMm} = ${own + (specs.depthMm ?? 0)} mm.`),
      'Plugs behind it and a tilt come on top; of those no page states a figure.',
    ].join('\n'),
    sources: [screen, ...mounts].map((product) => ({ label: product.name, href: paths.product(product) })),
    products: [screen, ...mounts.slice(0, 2)].map((product) => ({ product, reason: 'By its stated depth.' })),
    total: 1 + mounts.length,
  };
}

function isFixedToWall(product: Product): boolean {
  const { places = [], depthMm } = product.specs;
  return depthMm !== undefined && places.includes('wall') && readFitFacts(product).role === 'bracket';
}

// Of a size the cheapest single screen that suits the place.
function plainest(all: readonly Product[], message: string): Product | undefined {
  const inches = sizesNamed(message)[0] ?? bareSizeIn(message);
  const amissOf = outOfPlace(message, 'screen');
  return all
    .filter((product) => product.specs.screenSizeInches === inches && product.specs.panels === undefined)
    .toSorted((a, b) => amissOf(a) - amissOf(b) || Number(a.price) - Number(b.price))[0];
}
