import type { Candidate } from './candidate.ts';
import { BRIGHT, SUNLIT } from './light-needs.ts';
import type { Need } from './need.ts';
import { isA, thingCalled, thingOf } from './things.ts';
import { LARGE_PICTURES, MENUS, NOTICES, OPEN_AIR, OUTDOOR, SELF_SERVICE, TEACHING } from './trade-needs.ts';

const LEAST_SEEN_BY_ALL = 43;
const WATCHED = [thingCalled('menu board'), thingCalled('video wall')];

/** The needs that places and uses in the vocabulary call for, by the name that they have there. */
export const IMPLIED_NEEDS: Readonly<Record<string, Need>> = {
  menus: MENUS,
  teach: TEACHING,
  notices: NOTICES,
  'self-service': SELF_SERVICE,
  big: LARGE_PICTURES,
  worship: LARGE_PICTURES,
  bright: BRIGHT,
  outdoors: OUTDOOR,
  'open air': OPEN_AIR,
  window: SUNLIT,
  meet: forUse('For meetings', 'suited to meetings', /meeting|conferenc|huddle/iu, 'meeting screen', 'touch screen'),
  guide: forUse(
    'To show the way',
    'suited to showing people the way',
    /way|map|director/iu,
    'wayfinding kiosk',
    'totem',
  ),
  queue: forUse('For queues', 'suited to calling people in turn', /queue|ticket|number/iu, 'queue display', 'totem'),
  adverts: forUse(
    'For adverts',
    'suited to passers-by',
    /advert|passer|pavement|poster|offer|shop window/iu,
    'totem',
    'window display',
    'led poster',
  ),
  welcome: forUse('To welcome people', 'suited to a reception', /welcom|recept|lobb|foyer/iu, 'totem', 'led poster'),
  door: forUse('By a door', 'suited to a place by a door', /door/iu, 'door panel', 'totem'),
  timetable: forUse('For times', 'shows times to whoever passes', /time|departure|schedule/iu, 'totem'),
  entertain: {
    label: 'For a room to watch',
    reason: 'large enough for a room to watch',
    fits: (product) => {
      const thing = thingOf(product);
      const inches = product.specs.screenSizeInches ?? LEAST_SEEN_BY_ALL;
      if (WATCHED.some((each) => isA(thing, each)) && !product.specs.touch) return inches >= LEAST_SEEN_BY_ALL ? 1 : 0;
      return isAccessory(product) ? -1 : 0;
    },
  },
};

/** The need that has this name in the vocabulary; throws where none has. */
export function needCalled(name: string): Need {
  const need = IMPLIED_NEEDS[name];
  if (!need) throw new Error(`The vocabulary knows no need called ${name}.`);
  return need;
}

function forUse(label: string, reason: string, says: RegExp, ...names: string[]): Need {
  const things = names.map(thingCalled);
  return {
    label,
    called: names[0],
    reason,
    isTold: ({ name = '', description = '' }) => says.test(`${name} ${description}`),
    fits: (product) => {
      const thing = thingOf(product);
      if (things.some((each) => isA(thing, each))) return 1;
      return isAccessory(product) ? -1 : 0;
    },
  };
}

function isAccessory(product: Candidate): boolean {
  return thingOf(product)?.isAccessory ?? product.category === 'Accessories';
}
