import { windowNits } from '#features/viewing/brightness.ts';
import { nearestMetres } from '#features/viewing/reading.ts';
import { reads } from '../answer-words.ts';
import type { Answers } from '../answers.ts';
import { leastContrast, sayContrast } from '../judge-screen.ts';
import { PLACE_WORDS } from '../questions.ts';
import { sayFarthest, sayNumber } from '../words.ts';
import type { Candidate } from './find-screens.ts';

/** Why nothing suits, with the numbers of those that come nearest: what is true of all screens that go to the place. */
export function whyNothing(here: readonly Candidate[], answers: Answers, unheld: number): string {
  const NOTHING = 'Nothing we sell does this, because ';
  if (here.length === 0) return `${NOTHING}none of our screens goes ${PLACE_WORDS[answers.place]}.`;
  if (unheld > 0)
    return `${NOTHING}none of our brackets and stands holds those that would do ${PLACE_WORDS[answers.place]}.`;
  const each = [tooDim(here, answers), tooSmall(here, answers), tooShort(here, answers)].filter((why) => why !== null);
  if (each.length > 0) return `${NOTHING}${each.join('; and ')}.`;
  if (here.some(({ judged }) => judged.verdict === 'not known'))
    return `${NOTHING.replace('does this', 'is known to do this')}the facts of those that might are not complete.`;
  return `${NOTHING}no screen does all of it at once: ${notAtOnce(here, answers)}.`;
}

function tooDim(here: readonly Candidate[], { place, lux }: Answers): string | null {
  if (!isBrokenForAll(here, 'light')) return null;
  const [brightest] = here.toSorted((a, b) => (b.facts.nits ?? 0) - (a.facts.nits ?? 0));
  if (!brightest) return null;
  const { contrast } = brightest.judged;
  const has = `the brightest that goes ${PLACE_WORDS[place]} has ${sayNumber(brightest.facts.nits ?? 0)} nits`;
  // Of a window the nits are asked for as well.
  if ((contrast ?? 0) >= leastContrast(place))
    return `${has}, where ${sayNumber(windowNits(lux))} are asked for in ${sayNumber(lux)} lux`;
  return `${has}, a contrast of ${sayContrast(contrast ?? 0)} in ${sayNumber(lux)} lux, where ${leastContrast(place)} is the least`;
}

function tooSmall(here: readonly Candidate[], { place, metres, content }: Answers): string | null {
  if (!isBrokenForAll(here, 'distance')) return null;
  const farthest = farthestOf(here);
  return farthest < metres
    ? `on the largest that goes ${PLACE_WORDS[place]}, ${reads(content)} from up to ${sayFarthest(farthest)}, and people stand at ${sayNumber(metres, 2)} m`
    : `their points of light are seen from ${sayNumber(metres, 2)} m`;
}

function tooShort(here: readonly Candidate[], { place, hours }: Answers): string | null {
  return isBrokenForAll(here, 'hours')
    ? `none that goes ${PLACE_WORDS[place]} is made to run ${hours} hours a day`
    : null;
}

function notAtOnce(here: readonly Candidate[], { metres, hours, content }: Answers): string {
  const lit = here.filter(({ judged: { found } }) => found.light.is === 'met');
  const lasting = lit.filter(({ judged: { found } }) => found.hours.is === 'met');
  if (lasting.length === 0) return `those that are bright enough are not made to run ${hours} hours a day`;
  const who = `those that are bright enough and run ${hours === 1 ? 'an hour' : `${hours} hours`} a day`;
  const farthest = farthestOf(lasting);
  const pitch = Math.min(...lasting.map(({ facts }) => facts.pitchMm ?? Number.POSITIVE_INFINITY));
  return farthest >= metres
    ? `of ${who}, the points of light are seen from nearer than ${sayNumber(nearestMetres(pitch), 2)} m, and people stand at ${sayNumber(metres, 2)} m`
    : `on ${who}, ${reads(content)} from up to ${sayFarthest(farthest)}, and people stand at ${sayNumber(metres, 2)} m`;
}

function isBrokenForAll(here: readonly Candidate[], axis: 'light' | 'distance' | 'hours'): boolean {
  return here.every(({ judged }) => judged.found[axis].is === 'broken');
}

function farthestOf(some: readonly Candidate[]): number {
  return Math.max(...some.map(({ judged }) => judged.farthestMetres ?? 0));
}
