/** What a turn puts right: the wrong, where it says it, and what is meant. */
export interface Correction {
  wrong: string | null;
  meant: string;
}

const LEAD = String.raw`(?:(?:no|nope|nah|sorry|oops|wait|actually|ah|oh|hang on|not quite)[\s,.!-]+)*`;
const MEANT = new RegExp(
  String.raw`^${LEAD}(?:(?:sorry|no|not that(?: one)?)[\s,.!-]+)*(?:i|we) (?:actually )?(?:meant|mean)(?: to say)? (?:for )?(?:the |an? |our )?(?<meant>.+?)(?:,? not (?:the |an? )?(?<wrong>[^,.]+))?[\s.!?]*$`,
  'iu',
);
const NOT_THE = new RegExp(
  String.raw`^${LEAD}(?:i (?:said|meant) )?not (?:the |an? |that )?(?<wrong>[^,.;]+?)(?:\s*[,.;-]+\s*(?:but )?|\s+but )(?:i (?:meant|mean) )?(?:the |an? |our )?(?<meant>[^?]+?)[\s.!?]*$`,
  'iu',
);
const THE_NOT = new RegExp(
  String.raw`^${LEAD}(?:the |an? )(?<meant>[^,.;?]+?)[\s,]+not (?:the |an? )(?<wrong>[^,.;?]+?)[\s.!?]*$`,
  'iu',
);
const LONGEST = 10;

/** Reads 'no, I meant the 65', 'not the kiosk, the menu board'; null where nothing is put right. */
export function readCorrection(message: string): Correction | null {
  const { meant, wrong = null } = (NOT_THE.exec(message) ?? MEANT.exec(message) ?? THE_NOT.exec(message))?.groups ?? {};
  if (!meant || meant.split(/\s+/u).length > LONGEST) return null;
  return { meant: meant.trim(), wrong: wrong?.trim() ?? null };
}

const SIZE = /\b\d{2,3}(?:s\b|[- ]?(?:inch(?:es)?|in\b|["″]))/iu;

/** A question as it is meant: the wrong words in it, or the thing or the size that it names, replaced; null where nothing of it can be. */
export function putRight(question: string, { wrong, meant }: Correction, things: readonly string[]): string | null {
  const at = wrong === null ? -1 : question.toLowerCase().indexOf(wrong.toLowerCase());
  if (wrong !== null && at >= 0) return `${question.slice(0, at)}${meant}${question.slice(at + wrong.length)}`;
  const isSize = SIZE.test(meant) && meant.replace(SIZE, '').trim() === '';
  if (isSize && SIZE.test(question)) return question.replace(SIZE, SIZE.exec(meant)?.[0] ?? meant);
  const thing = things.find((each) => question.includes(each));
  return thing ? question.replace(thing, meant) : null;
}
