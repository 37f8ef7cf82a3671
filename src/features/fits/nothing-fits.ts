import type { Finding } from './finding.ts';
import type { Judged } from './judge.ts';

type Many = readonly Judged[];

/** That what serves a product comes with it; the same for all of a group. On the page of what serves, it is said of each. */
export function inTheBoxOf([first]: Many): string | null {
  if (!first?.isServed) return null;
  return first.findings.find(({ about }) => about === 'in the box')?.say() ?? null;
}

/** Why nothing of a group fits; null where something does. The reason is the one that stands in the way of most. */
export function nothingIn(fits: Many, refused: Many, unknown: Many): string | null {
  if (fits.length > 0) return null;
  if (refused.length === 0) {
    const sentence = mostOften(unknown, 'unknown')?.say() ?? '';
    return `Whether anything we sell fits is not known. ${sentence}`.trim();
  }
  const reason = mostOften(refused, 'broken');
  const sentence = reason?.say() ?? '';
  const isAlone = reason?.about === 'itself';
  // It would be the same whatever else was sold.
  if (isAlone && refused[0]?.isServed) return sentence;
  const because = isAlone ? 'none of it takes one.' : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const open = unknown.length > 0 ? ` Of ${unknown.length} more it is not known.` : '';
  return `Nothing we sell fits, because ${because}${open}`;
}

/** The finding that most often decides alone, else the one that is there most often; of the product that comes nearest. */
function mostOften(many: Many, is: Finding['is']): Finding | undefined {
  const counts = new Map<string, { alone: number; times: number; nearest: Finding; beside: number }>();
  for (const { findings } of many) {
    const decisive = findings.filter((finding) => finding.is === is);
    const beside = decisive.length - 1;
    for (const finding of decisive) {
      const key = finding.about ?? '';
      const known = counts.get(key) ?? { alone: 0, times: 0, nearest: finding, beside };
      const isNearer = beside < known.beside;
      counts.set(key, {
        alone: known.alone + (beside === 0 ? 1 : 0),
        times: known.times + 1,
        nearest: isNearer ? finding : known.nearest,
        beside: isNearer ? beside : known.beside,
      });
    }
  }
  return [...counts.values()].sort((a, b) => b.alone - a.alone || b.times - a.times)[0]?.nearest;
}
