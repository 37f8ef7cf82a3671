import listed from '../vocabulary/behaviours.json' with { type: 'json' };
import type { Candidate } from './candidate.ts';
import { known, type Need } from './need.ts';
import type { Quality } from './qualities.ts';

interface Listed {
  label: string;
  reason: string;
  asked: string;
  told: string;
  most?: { weightKg: number };
  /** Whether what states it only comes first: a wall of plasterboard bears other brackets too, with other bolts. */
  orders?: boolean;
  /** The attribute that states it as well. */
  has?: 'loopsPicture';
  /** Whether its words say nothing else: who wants no subscription wants no software. */
  unread?: boolean;
  /** Whether its words are one thing, whatever a text has of them: a flight case shows no 'flight times'. */
  whole?: boolean;
  /** The socket that does it where a player is in it, or where it is one. */
  socket?: string;
}

interface Behaviour {
  /** How a query asks for it. */
  asked: RegExp;
  need: Need;
  isUnread: boolean;
  isWhole: boolean;
}

// What only descriptions state, in as many ways as buyers ask for it. Of what says nothing of it nothing is known.
const BEHAVIOURS: readonly Behaviour[] = (listed as readonly Listed[]).map(
  ({ label, reason, asked, told, most, orders, has, unread = false, whole = false, socket }) => {
    const says = new RegExp(told, 'iu');
    const isTold = (candidate: Candidate) =>
      (has && candidate.specs[has] === true) ||
      (socket && plays(candidate, socket)) ||
      says.test(`${candidate.name ?? ''}. ${candidate.description ?? ''}`)
        ? 1
        : 0;
    // What one person lifts by the guidance of the HSE, HSG115.
    const isLight = ({ specs }: Candidate) => known(specs.weightKg, (kg) => kg <= (most?.weightKg ?? 0));
    return {
      isUnread: unread,
      isWhole: whole,
      asked: new RegExp(String.raw`(?<![\p{L}\d])(?:${asked})(?![\p{L}\d])`, 'iu'),
      need: {
        ...{ label, reason, isUnsearched: true },
        ...(orders ? { isQuality: true } : { isFact: true }),
        fits: most ? isLight : isTold,
      },
    };
  },
);

function plays({ specs: { connectivity = [], includes = [], outputs } }: Candidate, socket: string): boolean {
  const isPlayer = outputs !== undefined || includes.includes('player');
  return isPlayer && connectivity.some((each) => each.startsWith(socket));
}

/** What a query asks a product to do that only the products' own texts tell: 'turns itself off at night', 'fits through a door'. */
export function behavioursIn(q: string): Required<Quality>[] {
  return BEHAVIOURS.flatMap(({ asked, need, isUnread, isWhole }) => {
    const said = asked.exec(q);
    return said ? [{ said: said[0], from: said.index, to: said.index + said[0].length, need, isUnread, isWhole }] : [];
  });
}
