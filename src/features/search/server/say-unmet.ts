import type { Product } from '#features/catalogue/contract.ts';
import { everyToken } from '../engine/tokens.ts';
import { isA, type Thing, thingOf } from '../understanding/things.ts';
import type { Unmet } from './unmet.ts';

/** What a summary says of what is unmet. Where the first product has it after all, it is of another kind, and that is said too. */
export function sayUnmet(unmet: readonly Unmet[], saidAs: string, asked: Thing | null, first?: Product): string[] {
  const isMetByFirst = ({ need }: Unmet) => first !== undefined && need !== undefined && need.fits(first) > 0;
  const isOther = first !== undefined && asked !== null && !isA(thingOf(first), asked);
  const told = isOther ? unmet : unmet.filter((each) => !isMetByFirst(each));
  // A 30 m extender is called 'HDMI' too, and no HDMI lead.
  const kind = asked !== null && first !== undefined && isInName(saidAs, first) ? asked.name : saidAs;
  const sentences = told.map(({ said, is, within, by }) => {
    if (is === 'measures') return `No ‘${kind}’ is known to meet ‘${said}’.`;
    if (is === 'make') return `No product mentions ‘${said}’.`;
    if (is === 'quality') return `No product states ‘${said}’.`;
    if (is === 'of the kind and size') return `No product of that kind within ‘${within}’ states ‘${said}’.`;
    if (is === 'with the rest') return `Nothing within ‘${within}’ that meets the rest states ‘${said}’ too.`;
    if (is === 'of the kind')
      return `No product of that kind states ‘${said}’${by ? `; ${by}, of another kind, does` : ''}.`;
    return `By the specifications no ‘${kind}’ ${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
  });
  const isHavingIt = (each: Unmet) => each.is === 'measures' || isMetByFirst(each);
  return isOther && told.some(isHavingIt) ? [...sentences, 'The first is of another kind.'] : sentences;
}

function isInName(words: string, { name }: Product): boolean {
  const own = new Set(everyToken(name));
  return everyToken(words).every((token) => own.has(token));
}
