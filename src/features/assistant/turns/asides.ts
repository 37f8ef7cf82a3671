// When it is meant for, or how sure somebody is of it, changes no count and no sum.
const ASIDE =
  /[\s,]+(?:(?:just )?(?:for )?(?:this|next) (?:year|term|month|time|round|season)|to (?:start|begin) with|at (?:first|least)|initially|for (?:the (?:moment|time being)|a start)|i (?:think|guess|suppose|reckon)|if (?:that|it)(?:[’']s| is) (?:ok|okay|possible|allowed))\W*$/iu;

/** A turn without what it says aside: of 'what if we only did four this year' the year. */
export function withoutAside(message: string): string {
  return message.replace(ASIDE, '');
}
