import { contrastOf, LEAST_CONTRAST, windowNits } from '#features/viewing/brightness.ts';
import type { Picture } from '#features/viewing/picture.ts';
import { farthestReader, nearestMetres } from '#features/viewing/reading.ts';
import { mostHours } from '#features/viewing/running.ts';
import { reads } from './answer-words.ts';
import type { Answers } from './answers.ts';
import { LIGHT_WORDS, PLACE_WORDS } from './questions.ts';
import type { ScreenFacts } from './screen-facts.ts';
import { sayFarthest, sayNumber } from './words.ts';

/** What is asked of a screen, each by itself. */
export const AXES = ['place', 'distance', 'light', 'hours'] as const;
export type Axis = (typeof AXES)[number];

/** What one rule found; the sentence is made only for screens that are shown. */
export interface Found {
  is: 'met' | 'unknown' | 'broken';
  /** Which share of what is asked it lacks, where it breaks the rule: 0.1 of a screen that reads from 5.4 m of 6. */
  lacks: number;
  say(): string;
}

export interface JudgedScreen {
  verdict: 'suits' | 'refused' | 'not known';
  found: Readonly<Record<Axis, Found>>;
  /** The way in which it hangs, and from how far that is read; null where its size is not known. */
  picture: Picture | null;
  farthestMetres: number | null;
  contrast: number | null;
}

/** Whether a screen does what was answered. What a missing fact leaves open is 'not known', never 'suits'. */
export function judgeScreen(screen: ScreenFacts, answers: Answers): JudgedScreen {
  const way = bestWay(screen, answers);
  const contrast = screen.nits === undefined ? null : contrastOf(screen.nits, answers.lux);
  const found = {
    place: atPlace(screen, answers),
    distance: fromDistance(screen, answers, way),
    light: inLight(screen, answers, contrast),
    hours: forHours(screen, answers),
  };
  const has = (what: Found['is']) => AXES.some((axis) => found[axis].is === what);
  return {
    verdict: has('broken') ? 'refused' : has('unknown') ? 'not known' : 'suits',
    found,
    picture: way?.picture ?? null,
    farthestMetres: way?.metres ?? null,
    contrast,
  };
}

interface Way {
  picture: Picture;
  metres: number;
}

// The usual way up where that is enough; otherwise the way that is read from farther.
function bestWay({ pictures }: ScreenFacts, { metres, content }: Answers): Way | null {
  const ways = pictures.map((picture) => ({ picture, metres: farthestReader(picture, content) }));
  return ways.find((way) => way.metres >= metres) ?? ways.toSorted((a, b) => b.metres - a.metres)[0] ?? null;
}

function atPlace({ at, isElse }: ScreenFacts, { place }: Answers): Found {
  if (isElse !== null) return broken(1, () => isElse);
  if (at[place]) return met(() => `It goes ${PLACE_WORDS[place]}.`);
  return broken(1, () => `It is not made to go ${PLACE_WORDS[place]}.`);
}

function fromDistance({ pitchMm }: ScreenFacts, { metres, content }: Answers, way: Way | null): Found {
  if (!way)
    return unknown(() => 'From how far it reads is not known: its specification gives no size or no resolution.');
  const { picture } = way;
  const high = () =>
    `${picture.isUpright ? 'Upright, its' : 'Its'} picture is ${sayNumber(picture.heightMm, 0)} mm high: ${reads(content)} from up to ${sayFarthest(way.metres)}`;
  if (way.metres < metres)
    return broken(1 - way.metres / metres, () => `${high()}, and people stand at ${sayNumber(metres, 2)} m.`);
  if (pitchMm !== undefined && metres < nearestMetres(pitchMm)) {
    return broken(
      1 - metres / nearestMetres(pitchMm),
      () => `Its points of light, ${pitchMm} mm apart, are seen from nearer than ${sayNumber(pitchMm, 2)} m.`,
    );
  }
  return met(() => `${high()}.`);
}

function inLight({ nits }: ScreenFacts, { place, lux, light }: Answers, contrast: number | null): Found {
  if (nits === undefined || contrast === null) return unknown(() => 'How bright it is is not known.');
  const least = leastContrast(place);
  const asked = place === 'window' ? windowNits(lux) : 0;
  const where = () => `${light ? LIGHT_WORDS[light] : 'that light'} (${sayNumber(lux)} lux)`;
  const gives = () => `Its ${sayNumber(nits)} nits give a contrast of ${sayContrast(contrast)} in ${where()}`;
  const lacks = Math.max(1 - contrast / least, asked && 1 - nits / asked);
  if (contrast < least && nits < asked)
    return broken(lacks, () => `${gives()}, where ${least} is the least and ${sayNumber(asked)} nits are asked for.`);
  if (contrast < least) return broken(lacks, () => `${gives()}, where ${least} is the least.`);
  if (nits < asked)
    return broken(lacks, () => `It has ${sayNumber(nits)} nits, and ${where()} asks for ${sayNumber(asked)}.`);
  return met(() => `${gives()}; ${least} is the least.`);
}

/** The contrast that is the least at a place. */
export function leastContrast(place: Answers['place']): number {
  return place === 'window' || place === 'outdoors' ? LEAST_CONTRAST.byDay : LEAST_CONTRAST.indoors;
}

/** A contrast, rounded down, so that what is below the least never reads as the least. */
export function sayContrast(contrast: number): string {
  return sayNumber(Math.floor(contrast * 10) / 10);
}

function forHours({ rating }: ScreenFacts, { hours }: Answers): Found {
  if (!rating) return unknown(() => 'How long a day it may run is not known.');
  const most = mostHours(rating);
  if (hours <= most) return met(() => `It is made for ${most} hours a day.`);
  return broken(1 - most / hours, () => `It is made for ${most} hours a day (${rating}), not for ${hours}.`);
}

const met = (say: () => string): Found => ({ is: 'met', lacks: 0, say });
const unknown = (say: () => string): Found => ({ is: 'unknown', lacks: 0, say });
const broken = (lacks: number, say: () => string): Found => ({ is: 'broken', lacks, say });
