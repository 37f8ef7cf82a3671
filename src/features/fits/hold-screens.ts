import {
  countedNames,
  found,
  hostsOf,
  openReasons,
  type Room,
  type RoomFinding,
  type RoomItem,
  remarksOn,
  sum,
} from './room.ts';
import { shareOut } from './share-out.ts';

/** How many screens of a room the brackets and enclosures in it hold, which are left without one, and which holder is left over. */
export function holdScreens(room: Room): RoomFinding[] {
  const holders = room.items.filter(({ facts: { role } }) => role === 'bracket' || role === 'enclosure');
  const screens = room.items.filter(needsHolder);
  const have = holders.map(({ quantity, facts }) => quantity * (facts.specs.screensCarried ?? 1));
  const need = screens.map(({ quantity, facts }) => quantity * facts.screens);
  const goes = (holder: number, screen: number) => verdictOf(room, screens[screen], holders[holder]) === 'fits';
  const shares = shareOut(have, need, goes);
  return [
    ...holders.flatMap((holder, at) => ofHolder(room, holder, screens, shares[at] ?? new Map())),
    ...screens.flatMap((screen, at) => {
      const held = sum(shares.map((share) => share.get(at) ?? 0));
      return ofScreen(room, screen, (need[at] ?? 0) - held, holders);
    }),
  ];
}

function needsHolder({ facts: { role, specs } }: RoomItem): boolean {
  const { fixing, formFactor, includes = [] } = specs;
  if (role !== 'screen' || fixing !== 'VESA holes' || formFactor !== 'bare') return false;
  return !includes.includes('bracket') && !includes.includes('fitting');
}

function ofHolder(
  room: Room,
  holder: RoomItem,
  screens: readonly RoomItem[],
  share: ReadonlyMap<number, number>,
): RoomFinding[] {
  const fits = hostsOf(room, holder).filter(({ judged }) => judged.verdict === 'fits');
  // What fits nothing here has been said already.
  if (fits.length === 0) return [];
  const held = screens.flatMap((screen, at) => {
    const count = share.get(at) ?? 0;
    return count > 0 ? [[screen, count] as const] : [];
  });
  const carries = holder.facts.specs.screensCarried ?? 1;
  const used = Math.ceil(sum(share.values()) / carries);
  const left = holder.quantity - used;
  return [
    ...(held.length > 0 ? [found('fits', holder, `Holds ${countedNames(held)}.`)] : []),
    ...(left > 0
      ? [
          found(
            'spare',
            holder,
            `${left} of ${holder.quantity} left over: nothing more here needs it.`,
            remarksOn(fits.map(({ judged }) => judged)),
          ),
        ]
      : []),
  ];
}

function ofScreen(room: Room, screen: RoomItem, unheld: number, holders: readonly RoomItem[]): RoomFinding[] {
  if (unheld <= 0) return [];
  const open = openReasons(holders.map((holder) => room.judged(screen, holder)));
  if (open.length > 0) return [found('not known', screen, 'Whether a bracket here holds it is not known.', open)];
  const all = screen.quantity * screen.facts.screens;
  const none = `${unheld} of ${all} ${unheld === 1 ? 'has' : 'have'} no bracket here.`;
  return [found('missing', screen, all === 1 ? 'It has no bracket here.' : none)];
}

function verdictOf(room: Room, screen: RoomItem | undefined, holder: RoomItem | undefined) {
  return screen && holder ? room.judged(screen, holder).verdict : null;
}
