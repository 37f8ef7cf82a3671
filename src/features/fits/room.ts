import type { FitFacts } from './fit-facts.ts';
import { type Judged, reasonsOf, warningOf } from './judge.ts';

/** A product of a room, and how many of it there are. */
export interface RoomItem {
  id: number;
  name: string;
  facts: FitFacts;
  quantity: number;
}

/** What is found of a product among those of its room. */
export interface RoomFinding {
  /** `wrong`: it serves nothing here; `missing`: something for it is not here; `spare`: nothing here needs it. */
  is: 'wrong' | 'missing' | 'not known' | 'spare' | 'fits';
  product: { id: number; name: string };
  sentence: string;
  reasons: string[];
}

export interface Room {
  items: readonly RoomItem[];
  /** What a pair is to each other; judged once, however often it is asked. */
  judged(host: RoomItem, part: RoomItem): Judged;
}

export const found = (
  is: RoomFinding['is'],
  { id, name }: RoomItem,
  sentence: string,
  reasons: string[] = [],
): RoomFinding => ({ is, product: { id, name }, sentence, reasons });

/** What a part can serve in its room, and what is said of the two. */
export function hostsOf({ items, judged }: Room, part: RoomItem): { host: RoomItem; judged: Judged }[] {
  return items.flatMap((host) => {
    if (host === part) return [];
    const said = judged(host, part);
    return said.relation && said.isServed ? [{ host, judged: said }] : [];
  });
}

/** '2 × Counter 55 and 1 × Counter 65'. */
export function countedNames(counted: readonly (readonly [RoomItem, number])[]): string {
  return listed(counted.map(([{ name }, count]) => `${count} × ${name}`));
}

const lists = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

export function listed(words: readonly string[]): string {
  return lists.format(words);
}

/** Why it is not known, of the first of these that is not. */
export function openReasons(said: readonly Judged[]): string[] {
  const open = said.find(({ verdict }) => verdict === 'not known');
  return open ? reasonsOf(open) : [];
}

/** What to know of what fits, such as that it is in the box already; each once. */
export function remarksOn(said: readonly Judged[]): string[] {
  return [...new Set(said.flatMap((judged) => warningOf(judged) ?? []))];
}

export function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const each of numbers) all += each;
  return all;
}
