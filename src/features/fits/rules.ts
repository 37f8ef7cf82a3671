import { connecting } from './connecting.ts';
import type { Finding } from './finding.ts';
import type { FitFacts, Role } from './fit-facts.ts';
import { hanging } from './hanging.ts';
import { housing } from './housing.ts';
import { cabinetHangs, cabinetPlays, controllerDrives, controllerTakes, frameHolds, spareServes } from './led.ts';
import { playing } from './playing.ts';
import { pluggedInto, suppliedBy } from './powering.ts';

/** What the second of a pair does for the first. */
export type Relation = 'hangs' | 'plays' | 'powered' | 'housed' | 'connects' | 'goes';

/**
 * The roles between which there can be a relation, from both sides, so that nothing else is looked at. `ruleFor` has the last word.
 */
export const COUNTERPARTS: Readonly<Record<Role, readonly Role[]>> = {
  screen: ['bracket', 'player', 'enclosure', 'supply', 'outlets', 'lead'],
  'LED cabinet': ['bracket', 'LED frame', 'player', 'LED controller', 'supply', 'outlets', 'lead', 'LED spare'],
  'LED controller': ['LED cabinet', 'player', 'outlets', 'lead'],
  'LED frame': ['LED cabinet'],
  'LED spare': ['LED cabinet'],
  bracket: ['screen', 'LED cabinet'],
  player: ['screen', 'LED cabinet', 'LED controller', 'outlets', 'lead'],
  supply: ['screen', 'LED cabinet', 'outlets'],
  outlets: ['screen', 'LED cabinet', 'LED controller', 'player', 'supply', 'enclosure', 'lead'],
  enclosure: ['screen', 'outlets'],
  lead: ['screen', 'LED cabinet', 'LED controller', 'player', 'outlets'],
};

/** What is asked of a pair. */
export interface Rule {
  relation: Relation;
  find(): Finding[];
}

const CONNECTED: readonly Role[] = ['screen', 'LED cabinet', 'LED controller', 'player', 'outlets'];
const POWERED: readonly Role[] = ['screen', 'LED cabinet', 'LED controller', 'player', 'supply', 'enclosure'];

/** The rule by which the second may serve the first; null where it cannot. */
export function ruleFor(host: FitFacts, other: FitFacts): Rule | null {
  const isCabinet = host.role === 'LED cabinet';
  const isShown = host.role === 'screen' || isCabinet;
  switch (other.role) {
    case 'bracket':
      return isShown ? { relation: 'hangs', find: () => (isCabinet ? cabinetHangs() : hanging(host, other)) } : null;
    case 'LED frame':
      return isCabinet ? { relation: 'hangs', find: () => frameHolds(host, other) } : null;
    case 'LED spare':
      return isCabinet ? { relation: 'goes', find: () => spareServes(host, other) } : null;
    case 'LED controller':
      return isCabinet ? { relation: 'plays', find: () => controllerDrives(host, other) } : null;
    case 'player':
      if (host.role === 'LED controller') return { relation: 'plays', find: () => controllerTakes(host) };
      return isShown ? { relation: 'plays', find: () => (isCabinet ? cabinetPlays() : playing(host, other)) } : null;
    case 'enclosure':
      return host.role === 'screen' ? { relation: 'housed', find: () => housing(host, other) } : null;
    case 'supply':
      return isShown && host.specs.supplyVolts !== undefined
        ? { relation: 'powered', find: () => suppliedBy(host, other) }
        : null;
    case 'outlets':
      return host.role && POWERED.includes(host.role)
        ? { relation: 'powered', find: () => pluggedInto(host, other) }
        : null;
    case 'lead':
      return host.role && CONNECTED.includes(host.role)
        ? { relation: 'connects', find: () => connecting(host, other) }
        : null;
    default:
      return null;
  }
}
