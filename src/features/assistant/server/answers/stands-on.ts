import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';

const OF_THE_GROUND = /[^.!?]*\b(?:foundation|galvanised base|bolts?|lane islands|posts)\b[^.!?]*/iu;

/** What screens made for outdoors are fixed to, by kind: on a wall by their holes, on the ground as their pages say; null where there are none. */
export function tellStandsOn({ entries }: Snapshot): Pick<AssistantAnswer, 'reply' | 'sources'> | null {
  const outdoors = entries.map(({ product }) => product).filter(({ specs }) => specs.outdoor === true);
  const onWalls = outdoors.filter(
    (product) => isScreen(product) && product.specs.fixing === 'VESA holes' && isFor('wall', product),
  );
  const onGround = outdoors.flatMap((product) => {
    const [said] = isFor('ground', product) ? (OF_THE_GROUND.exec(product.description ?? '') ?? []) : [];
    return said ? [{ product, said: said.trim() }] : [];
  });
  if (onWalls.length + onGround.length === 0) return null;
  return {
    reply: [
      'Which of our outdoor screens it is decides that:',
      ...(onWalls.length > 0
        ? [`• On a wall, by their holes (VESA): ${onWalls.map(({ name }) => name).join(', ')}.`]
        : []),
      ...onGround.map(({ product, said }) => `• On the ground, ${product.name}: ‘${said}’.`),
    ].join('\n'),
    sources: [...onWalls, ...onGround.map(({ product }) => product)].map((product) => ({
      label: product.name,
      href: paths.product(product),
    })),
  };
}

function isFor(place: 'wall' | 'ground', { specs }: Product): boolean {
  return (specs.places ?? []).includes(place);
}
