import { type Found, type Passage, passageFinder } from '#features/search/engine/passages.ts';
import ofBuyingAndOwning from './advice/buying-and-owning.json' with { type: 'json' };
import ofContent from './advice/content.json' with { type: 'json' };
import ofFitting from './advice/fitting.json' with { type: 'json' };
import ofLedAndTouch from './advice/led-and-touch.json' with { type: 'json' };
import ofOutdoorsAndLaw from './advice/outdoors-and-law.json' with { type: 'json' };
import ofPicturesAndLicences from './advice/pictures-and-licences.json' with { type: 'json' };
import ofPowerAndFire from './advice/power-and-fire.json' with { type: 'json' };
import ofSoftwareAndNetworks from './advice/software-and-networks.json' with { type: 'json' };
import ofWallsAndBrackets from './advice/walls-and-brackets.json' with { type: 'json' };
import general from './advice.json' with { type: 'json' };

/** How to choose screens and to live with them, whatever product it is: true of any shop, and never of one product. */
export interface Advice {
  id: string;
  title: string;
  /** As buyers would ask for it. */
  asks: readonly string[];
  /** What has its words in another sense, and must not reach it. */
  misses?: readonly string[];
  answer: string;
  /** The standard, law or body that it is from. */
  source: string;
  link: { label: string; href: string };
}

/** Every piece of advice, file by file. */
export const ADVICE: readonly Advice[] = [
  ...general,
  ...ofWallsAndBrackets,
  ...ofFitting,
  ...ofPowerAndFire,
  ...ofOutdoorsAndLaw,
  ...ofPicturesAndLicences,
  ...ofSoftwareAndNetworks,
  ...ofContent,
  ...ofLedAndTouch,
  ...ofBuyingAndOwning,
];

/** So sure, nine in ten left-out questions that find advice find theirs. */
export const CERTAIN = 12;
/** So sure, it is more than five in six. */
export const SURE = 10;
/** So sure, it is three in four and more. */
export const LIKELY = 8;
// What has all words of a question is as sure by that as one that leads the next by seven.
const OF_COVERING = 7;

let find: ((question: string) => Found | null) | undefined;

/** The advice that a question asks for; null where none is so surely it: `SURE` or `LIKELY`. */
export function adviceFor(question: string, sureness: number): Advice | null {
  find ??= adviceFinder(ADVICE);
  const found = find(question);
  return found && surenessOf(found) >= sureness ? (ADVICE[found.at] ?? null) : null;
}

/** How surely what was found is what was asked for: by how far it is ahead of the next, and how many of the question's words it has. */
export function surenessOf({ margin, covered }: Found): number {
  return margin + OF_COVERING * covered;
}

/** Finds advice by what it is called, how it is asked for and what it says, and not where what only sounds like it is nearer. */
export function adviceFinder(advice: readonly Advice[]): (question: string) => Found | null {
  return passageFinder(
    advice.map(({ title, asks, answer }) => passageOf(title, ...asks, answer)),
    advice.map(({ misses = [] }) => misses.map((miss) => passageOf(miss))),
  );
}

const passageOf = (...texts: readonly string[]): Passage => texts.map((text) => ({ text, times: 1 }));
