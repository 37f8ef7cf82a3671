import { clausesOf } from './clauses.ts';
import { readJobTurn } from './job-turn.ts';

/** A turn that changes the goods and then asks something of them. */
export interface Parts {
  change: string;
  asked: string;
}

/** Reads 'ok 3 of them then, when would they come' as the change and what is asked after it; null where it is not of such two parts. */
export function partsOf(message: string): Parts | null {
  const clauses = clausesOf(message);
  for (let at = clauses.length - 1; at > 0; at -= 1) {
    const change = clauses.slice(0, at).join(', ');
    if (readJobTurn(`and ${change}`)) return { change: `and ${change}`, asked: clauses.slice(at).join(', ') };
  }
  return null;
}
