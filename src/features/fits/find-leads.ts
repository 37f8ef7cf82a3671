import { reasonsOf } from './judge.ts';
import { found, type Room, type RoomFinding, type RoomItem, sum } from './room.ts';
import { shareOut } from './share-out.ts';

/** A player that plays on a screen, by so many of its outputs. */
export interface Link {
  player: RoomItem;
  screen: RoomItem;
  outputs: number;
}

/** Which players of a room lack an HDMI lead to their screens, and which lead of it does not do. */
export function findLeads(room: Room, links: readonly Link[]): RoomFinding[] {
  const leads = room.items.filter(({ facts: { role, specs } }) => role === 'lead' && specs.leadKind === 'HDMI');
  const needed = links.filter(takesLead);
  const verdict = (lead: RoomItem, { player, screen }: Link) => {
    const ends = [room.judged(player, lead), room.judged(screen, lead)];
    if (ends.some((end) => end.verdict === 'refused')) return 'refused';
    return ends.every((end) => end.verdict === 'fits') ? 'fits' : 'not known';
  };
  const shares = shareOut(
    leads.map(({ quantity }) => quantity),
    needed.map(({ outputs }) => outputs),
    (lead, link) => {
      const [offered, wanted] = [leads[lead], needed[link]];
      return offered !== undefined && wanted !== undefined && verdict(offered, wanted) === 'fits';
    },
  );
  const lacking = needed.flatMap((link, at) => {
    const lacks = link.outputs - sum(shares.map((share) => share.get(at) ?? 0));
    return lacks > 0 ? [{ ...link, lacks }] : [];
  });
  return [
    // Of what may do it is not said that it is missing.
    ...lacking.filter((link) => !leads.some((lead) => verdict(lead, link) === 'not known')).map(lackSentence),
    ...leads.flatMap((lead, at) => {
      if (sum(shares[at]?.values() ?? []) > 0) return [];
      const [link] = lacking;
      const said = link && verdict(lead, link);
      if (!link || !said || said === 'fits') return [];
      const between = `between ${link.player.name} and ${link.screen.name}`;
      const reasons = [link.player, link.screen].flatMap((end) => {
        const judged = room.judged(end, lead);
        return judged.verdict === said ? reasonsOf(judged) : [];
      });
      return said === 'refused'
        ? [found('wrong', lead, `It does not go ${between}.`, reasons)]
        : [found('not known', lead, `Whether it goes ${between} is not known.`, reasons)];
    }),
  ];
}

// A stick plugs into the screen, and of what has its leads in the box none is missing.
function takesLead({ player, screen }: Link): boolean {
  const { powerSource } = player.facts.specs;
  if (powerSource?.length && powerSource.every((source) => source === 'USB')) return false;
  return ![player, screen].some(({ facts }) => facts.specs.includes?.includes('leads'));
}

function lackSentence({ player, screen, outputs, lacks }: Link & { lacks: number }): RoomFinding {
  const sentence =
    outputs === 1
      ? `It has no HDMI lead to ${screen.name} here.`
      : `${lacks} of ${outputs} HDMI leads to ${screen.name} ${lacks === 1 ? 'is' : 'are'} missing here.`;
  return found('missing', player, sentence);
}
