import type { PictureSpec } from '../picture-spec.ts';

/** Where a product is used. */
export type Place = 'counter' | 'window' | 'wall' | 'street' | 'floor';

/** The places that a kind of product is drawn in; none for products such as cables. */
export function placesOf({ category, picture: spec }: { category: string; picture: PictureSpec }): Place[] {
  switch (spec.kind) {
    case 'wall-screen':
      if (category === 'Outdoor Signage') return ['street'];
      return category === 'Digital Menu Boards' ? ['counter', 'wall'] : ['wall'];
    case 'menu-board-row':
      return ['counter'];
    case 'counter-screen':
      return spec.mount === 'stand' ? ['counter'] : [];
    case 'window-display':
      return ['window'];
    case 'video-wall':
    case 'led-wall':
      return spec.kind === 'led-wall' && spec.outdoor ? [] : ['wall'];
    case 'kiosk':
      return spec.mount === 'floor' ? ['floor'] : [];
    case 'totem':
    case 'a-board':
    case 'led-poster':
    case 'mobile-screen':
      return ['floor'];
    default:
      return [];
  }
}

/** The picture's text alternative. */
export function describeInSitu(name: string, spec: PictureSpec, place: Place): string {
  return `${name} ${WHERE[place](spec)}, drawn to scale beside a person 1.72 m tall`;
}

const WHERE: Record<Place, (spec: PictureSpec) => string> = {
  counter: (spec) =>
    spec.kind === 'counter-screen' ? 'on the counter of a cafe' : 'on the wall above the counter of a cafe',
  window: () => 'behind the window of a shop, seen from the street',
  wall: (spec) => (spec.kind === 'led-wall' ? 'in a hall' : 'on the wall of a waiting room'),
  street: () => 'on the outside wall of a building',
  floor: (spec) =>
    spec.kind === 'a-board' || (spec.kind === 'totem' && spec.rugged)
      ? 'on the pavement by a shop door'
      : 'in a foyer by a door',
};
