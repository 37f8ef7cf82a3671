import listed from '../vocabulary/behaviours.json' with { type: 'json' };
import type { Candidate } from './candidate.ts';
import type { Need } from './need.ts';
import type { Quality } from './qualities.ts';

interface Behaviour {
  /** How a query asks for it. */
  asked: RegExp;
  need: Need;
}

// What only descriptions state, in as many ways as buyers ask for it. Of what says nothing of it nothing is known.
const BEHAVIOURS: readonly Behaviour[] = listed.map(({ label, reason, asked, told }) => {
  const says = new RegExp(told, 'iu');
  return {
    asked: new RegExp(String.raw`(?<![\p{L}\d])(?:${asked})(?![\p{L}\d])`, 'iu'),
    need: {
      label,
      reason,
      isFact: true,
      isUnsearched: true,
      fits: ({ name = '', description }: Candidate) => (says.test(`${name}. ${description ?? ''}`) ? 1 : 0),
    },
  };
});

/** What a query asks a product to do that only the products' own texts tell: 'turns itself off at night', 'fits through a door'. */
export function behavioursIn(q: string): Quality[] {
  return BEHAVIOURS.flatMap(({ asked, need }) => {
    const said = asked.exec(q);
    return said ? [{ said: said[0], from: said.index, to: said.index + said[0].length, need }] : [];
  });
}
