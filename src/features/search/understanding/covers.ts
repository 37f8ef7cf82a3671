import type { Word } from './grammar.ts';
import { type Thing, thingCalled } from './things.ts';

/** What covers something: a 'cover for an outside telly' is what a screen is put into; null where nothing is to be covered. */
export function coverFor(words: readonly Word[]): Thing | null {
  const at = words.findIndex(({ typed, role }) => COVERS.has(typed) && role !== 'verb');
  if (at < 0 || words[at + 1]?.typed !== 'for') return null;
  const rest = words.slice(at + 2);
  const end = rest.findIndex(({ role, isAfterBreak }) => role === 'link' || role === 'join' || isAfterBreak);
  const covered = end < 0 ? rest : rest.slice(0, end);
  if (covered.some(({ token }) => CABLES.has(token))) return CABLE_COVER;
  return covered.some(({ token }) => HELD.has(token)) ? ENCLOSURE : null;
}

const COVERS = new Set(['cover', 'covers', 'cage', 'guard', 'housing', 'protector', 'case', 'box']);
const HELD = new Set('screen display monitor tv telly television panel'.split(' '));
const CABLES = new Set(['cable', 'wire', 'lead', 'cabling', 'wiring']);
const ENCLOSURE = thingCalled('enclosure');
const CABLE_COVER = thingCalled('cable cover');
