import type { Role } from './fit-facts.ts';
import type { Judged } from './judge.ts';

const NOUNS: Readonly<Partial<Record<Role, string>>> = {
  bracket: 'bracket',
  player: 'player',
  supply: 'power supply',
  outlets: 'power strip',
  enclosure: 'enclosure',
  'LED controller': 'controller',
  'LED frame': 'frame',
};

/** In one sentence, why what is in a basket does not go with another thing in it: 'This bracket does not reach the holes of …'. */
export function leadSentence({ findings }: Judged, role: Role | null, host: string): string {
  const abouts = new Set(findings.flatMap(({ is, about }) => (is === 'broken' ? [about ?? ''] : [])));
  const own = `This ${(role && NOUNS[role]) ?? 'product'}`;
  const [only] = abouts.size === 1 ? abouts : [];
  switch (only) {
    case 'holes':
      return `${own} does not reach the holes of ${host}.`;
    case 'load':
      return `${own} does not bear ${host}.`;
    case 'size':
      return `${own} is not made for a screen of the size of ${host}.`;
    case 'outputs':
      return `${own} has too few outputs for ${host}.`;
    case 'outlets':
      return `${own} has too few outlets for ${host}.`;
    case 'watts':
      return `${own} gives too little power for ${host}.`;
    default:
      return `${own} does not go with ${host}.`;
  }
}
