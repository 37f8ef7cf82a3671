import { type Found, type Passage, passageFinder } from '#features/search/engine/passages.ts';
import list from './advice.json' with { type: 'json' };

/** How to choose screens and to live with them, whatever product it is: true of any shop, and never of one product. */
export interface Advice {
  id: string;
  title: string;
  /** As buyers would ask for it. */
  asks: readonly string[];
  answer: string;
  /** The standard, law or body that it is from. */
  source: string;
  link: { label: string; href: string };
}

/** Every piece of advice, in the order of the file. */
export const ADVICE: readonly Advice[] = list;

/** How sure it has to be that a piece of advice is what was asked for. */
export interface Sureness {
  lead: number;
  covered: number;
}

const LEAST_SCORE = 6;
let find: ((question: string) => Found | null) | undefined;

/** The advice that a question asks for; null where none is so much nearer than the next, or has so much of its words. */
export function adviceFor(question: string, { lead, covered }: Sureness): Advice | null {
  find ??= passageFinder(ADVICE.map(passageOf));
  const found = find(question);
  if (!found || found.score < LEAST_SCORE || found.lead < lead || found.covered < covered) return null;
  return ADVICE[found.at] ?? null;
}

/** What a piece of advice is found by: what it is called above all, then how it is asked for. */
export function passageOf({ title, asks, answer }: Pick<Advice, 'title' | 'asks' | 'answer'>): Passage {
  return [{ text: title, times: 3 }, ...asks.map((text) => ({ text, times: 2 })), { text: answer, times: 1 }];
}
