const ARTICLE = '(?:an? |any |the |its own |some )?';
const OBJECT = new RegExp(
  String.raw`\b(?:has|have) (?:it|they|that|this|that one|the \p{L}+ one)(?: also)?(?: got)? ${ARTICLE}(?<has>.+)$|\bdo(?:es)? (?:it|they|that|this|that one)(?: also)? (?:have|come with|include) ${ARTICLE}(?<with>.+)$|\b(?:is|are) there ${ARTICLE}(?<there>.+?) (?:on|in|with) (?:it|that|them|this)\W*$`,
  'iu',
);
const MOST_WORDS = 5;

/** What a turn asks whether 'it' has: the 'spirit level' of 'has it a spirit level'; null where it asks nothing of the kind. */
export function askedPart(message: string): string | null {
  const { has, with: comes, there } = OBJECT.exec(message)?.groups ?? {};
  const part = (has ?? comes ?? there)?.replace(/[\s?.!,]+$/u, '').replace(/ (?:on|in|with) (?:it|them)$/iu, '');
  return part && part.split(/\s+/u).length <= MOST_WORDS ? part : null;
}
