import { withoutLeads } from './clauses.ts';

const WHETHER =
  /^(?:do|does|can|could|will|would|is|are) (?:it|they|that|this|these|those|both)(?: also| even| still)? \p{L}+ (?<what>.+)$/iu;
const WHAT = /\p{L}{3,}/u;

/** Whether a turn asks if 'it' does something that is named: 'do they work with outlook' does, 'does it purr' names nothing. */
export function asksWhetherIt(message: string): boolean {
  return WHAT.test(WHETHER.exec(withoutLeads(message))?.groups?.what ?? '');
}
