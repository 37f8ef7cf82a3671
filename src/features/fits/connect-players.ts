import { findLeads, type Link } from './find-leads.ts';
import {
  found,
  hostsOf,
  listed,
  openReasons,
  type Room,
  type RoomFinding,
  type RoomItem,
  remarksOn,
  sum,
} from './room.ts';
import { shareOut } from './share-out.ts';

/** Which player of a room plays on which screen, which screen has none, and which player lacks a lead. */
export function connectPlayers(room: Room): RoomFinding[] {
  const players = room.items.filter(({ facts }) => facts.role === 'player');
  const shown = room.items.filter(({ facts }) => facts.role === 'LED controller' || needsPlayer(facts));
  const have = players.map(({ quantity, facts }) => quantity * (facts.specs.outputs ?? 1));
  const need = shown.map((screen) => screen.quantity * outputsFor(screen));
  const shares = shareOut(have, need, (player, screen) => {
    const [from, to] = [players[player], shown[screen]];
    return from !== undefined && to !== undefined && room.judged(to, from).verdict === 'fits';
  });
  const links = players.flatMap((player, at) =>
    shown.flatMap((screen, of): Link[] => {
      const outputs = shares[at]?.get(of) ?? 0;
      return outputs > 0 ? [{ player, screen, outputs }] : [];
    }),
  );
  return [
    ...players.flatMap((player) => ofPlayer(room, player, links)),
    ...shown.flatMap((screen, at) => {
      const met = sum(shares.map((share) => share.get(at) ?? 0));
      const left = Math.ceil(((need[at] ?? 0) - met) / outputsFor(screen));
      return ofScreen(room, screen, left, players);
    }),
    ...findLeads(room, links),
  ];
}

function needsPlayer({ role, specs: { includes = [], connectivity = [] } }: RoomItem['facts']): boolean {
  return role === 'screen' && !includes.includes('player') && connectivity.some((port) => port.startsWith('HDMI'));
}

function outputsFor({ facts: { specs, screens } }: RoomItem): number {
  return specs.loopsPicture ? 1 : screens;
}

function ofPlayer(room: Room, player: RoomItem, links: readonly Link[]): RoomFinding[] {
  const own = links.filter((link) => link.player === player);
  if (own.length > 0) {
    const names = own.map(({ screen, outputs }) =>
      outputsFor(screen) === 1 ? `${outputs} × ${screen.name}` : `${screen.name} by ${outputs} outputs`,
    );
    return [found('fits', player, `Plays on ${listed(names)}.`)];
  }
  const fits = hostsOf(room, player).filter(({ judged }) => judged.verdict === 'fits');
  if (fits.length === 0) return [];
  return [found('spare', player, 'Nothing more here needs it.', remarksOn(fits.map(({ judged }) => judged)))];
}

function ofScreen(room: Room, screen: RoomItem, left: number, players: readonly RoomItem[]): RoomFinding[] {
  // A controller may take its picture from elsewhere.
  if (left <= 0 || screen.facts.role !== 'screen') return [];
  const open = openReasons(players.map((player) => room.judged(screen, player)));
  if (open.length > 0) return [found('not known', screen, 'Whether a player here plays on it is not known.', open)];
  const { quantity } = screen;
  const none = `${left} of ${quantity} ${left === 1 ? 'has' : 'have'} no player here.`;
  return [found('missing', screen, quantity === 1 ? 'It has no player here.' : none)];
}
