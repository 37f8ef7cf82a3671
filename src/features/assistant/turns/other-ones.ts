import { upToThing } from '#features/assistant/questions/noun-phrases.ts';

const OF_OTHERS =
  /^(?:(?:ok|okay|and|so|right|well|then|but)[\s,]+)*(?:what about|how about|do you (?:have|do|sell) (?:any )?|have you got (?:any )?|got any|any|are there any|is there (?:an?|any))\s*(?<what>.+?)$/iu;
const ONES = /\b(?<!\b(?:those|these|the|this|that|which) )ones?\b/iu;
const POINTED = /\b(?:cheaper|bigger|smaller|brighter|larger|dearer|other|that|this)\b/iu;
const BARE_SIZE = /\b(\d{2})(?= or (?:under|less|below|smaller|over|more|above|bigger)\b)/iu;
const MOST_WORDS = 14;

/** 'What about small mains ones' after a question about screens: what is looked for now; null where nothing of the kind is. */
export function otherOnesIn(message: string, things: readonly string[]): string | null {
  const what = OF_OTHERS.exec(message.trim())?.groups?.what;
  if (!what || !ONES.test(what) || POINTED.test(what) || message.split(/\s+/u).length > MOST_WORDS) return null;
  const head =
    upToThing(things[0] ?? 'screens')
      .split(/\s+/u)
      .at(-1) ?? 'screens';
  return what.replace(ONES, head.endsWith('s') ? head : `${head}s`).replace(BARE_SIZE, '$1 inch');
}
