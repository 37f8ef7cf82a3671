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
// 'No sorry, its 49 inch'.
const IT_IS =
  /^(?:(?:no|nope|sorry|oops|wait|actually|ah|oh|hang on|my mistake)[\s,.!-]+)+(?:it|they|that|ours?|mine)(?:[’']?s|[’']?re| is| are| was) (?:actually |really |only )?(?:the |an? )?(?<meant>\d[^?,.;]*|for [^?,.;]+)$/iu;
const LONGEST = 10;

/** Reads 'no, I meant the 65', 'not the kiosk, the menu board'; null where nothing is put right. */
export function readCorrection(message: string): Correction | null {
  const { meant, wrong = null } =
    (NOT_THE.exec(message) ?? MEANT.exec(message) ?? THE_NOT.exec(message) ?? IT_IS.exec(message.trim()))?.groups ?? {};
  if (!meant || meant.split(/\s+/u).length > LONGEST) return null;
  return { meant: meant.trim(), wrong: wrong?.trim() ?? null };
}

const SIZE = /\b\d{2,3}(?:s\b|[- ]?(?:inch(?:es)?|in\b|["″]))/iu;
const BARE_SIZE = /^\d{2,3}$/u;

/** A question as it is meant: the wrong words in it, or the thing or the size that it names, replaced; null where nothing of it can be. */
export function putRight(question: string, { wrong, meant }: Correction, things: readonly string[]): string | null {
  const at = wrong === null ? -1 : question.toLowerCase().indexOf(wrong.toLowerCase());
  if (wrong !== null && at >= 0) return `${question.slice(0, at)}${meant}${question.slice(at + wrong.length)}`;
  const size = BARE_SIZE.test(meant) ? `${meant} inch` : SIZE.exec(meant)?.[0];
  const isSize = size !== undefined && meant.replace(SIZE, '').replace(BARE_SIZE, '').trim() === '';
  if (isSize && SIZE.test(question)) return question.replace(SIZE, size);
  const thing = things.find((each) => question.includes(each));
  return thing ? question.replace(thing, meant) : null;
}
