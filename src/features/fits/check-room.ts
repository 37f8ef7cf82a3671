import { connectPlayers } from './connect-players.ts';
import type { Role } from './fit-facts.ts';
import { holdScreens } from './hold-screens.ts';
import { type Judged, reasonsOf } from './judge.ts';
import { leadSentence } from './misfit-words.ts';
import { found, hostsOf, listed, openReasons, type Room, type RoomFinding, type RoomItem } from './room.ts';

const ORDER: readonly RoomFinding['is'][] = ['wrong', 'missing', 'not known', 'spare', 'fits'];

// What serves something else here, and in which words it does.
const SERVES: Readonly<Partial<Record<Role, string>>> = {
  bracket: 'Holds',
  enclosure: 'Houses',
  'LED frame': 'Holds',
  player: 'Plays on',
  'LED controller': 'Drives',
  supply: 'Powers',
  outlets: 'Powers',
  'LED spare': 'Goes with',
};

/**
 * What fits in a room as a whole: which bracket holds which screen and how many, which screen has no bracket or no player, which
 * player lacks a lead, what serves nothing, and what is not known. Costs as much as there are pairs in the room.
 */
export function checkRoom(
  items: readonly RoomItem[],
  judge: (host: RoomItem, part: RoomItem) => Judged,
): RoomFinding[] {
  const room: Room = { items: together(items), judged: remembered(judge) };
  const findings = [
    ...room.items.flatMap((item) => serving(room, item)),
    ...holdScreens(room),
    ...connectPlayers(room),
    ...room.items.filter(({ facts }) => facts.role === null).map(unknownRole),
  ];
  return findings.sort((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
}

// What serves nothing here is said of each part; how many of what it holds or plays on is worked out for all of them together.
function serving(room: Room, part: RoomItem): RoomFinding[] {
  const { role } = part.facts;
  const verb = role && SERVES[role];
  if (!verb) return [];
  const hosts = hostsOf(room, part);
  if (hosts.length === 0) return [found('spare', part, 'Nothing here needs it.')];
  const fits = hosts.filter(({ judged }) => judged.verdict === 'fits').map(({ host }) => host);
  const [first] = hosts;
  if (fits.length > 0) return isShared(role) ? [] : [found('fits', part, `${verb} ${listed(fits.map(nameOf))}.`)];
  const open = hosts.find(({ judged }) => judged.verdict === 'not known');
  if (open)
    return [
      found('not known', part, `Whether it goes with ${open.host.name} is not known.`, openReasons([open.judged])),
    ];
  return first
    ? [found('wrong', part, leadSentence(first.judged, role, first.host.name), reasonsOf(first.judged))]
    : [];
}

const nameOf = ({ name }: RoomItem) => name;

function isShared(role: Role | null): boolean {
  return role === 'bracket' || role === 'enclosure' || role === 'player';
}

function unknownRole(item: RoomItem): RoomFinding {
  return found('not known', item, 'What it goes with is not known: its specifications do not say.');
}

// A product that stands in several lines is one.
function together(items: readonly RoomItem[]): RoomItem[] {
  const byId = new Map<number, RoomItem>();
  for (const item of items) {
    const known = byId.get(item.id);
    byId.set(item.id, known ? { ...known, quantity: known.quantity + item.quantity } : item);
  }
  return [...byId.values()];
}

function remembered(judge: Room['judged']): Room['judged'] {
  const said = new Map<RoomItem, Map<RoomItem, Judged>>();
  return (host, part) => {
    const ofHost = said.get(host) ?? new Map<RoomItem, Judged>();
    said.set(host, ofHost);
    const judged = ofHost.get(part) ?? judge(host, part);
    ofHost.set(part, judged);
    return judged;
  };
}
