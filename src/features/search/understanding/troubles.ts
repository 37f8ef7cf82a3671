import troubles from '../vocabulary/troubles.json' with { type: 'json' };
import { needCalled } from './implied-needs.ts';
import type { Need } from './need.ts';

const TROUBLES = troubles.map(({ need, says }) => ({
  need: needCalled(need),
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${says})(?![\p{L}\d])`, 'iu'),
}));

/** What would mend the trouble that a sentence tells of: 'guests keep asking where breakfast is' wants to be guided, and no menu. */
export function mendingOf(sentence: string): readonly Need[] {
  return TROUBLES.flatMap(({ need, pattern }) => (pattern.test(sentence) ? [need] : []));
}
