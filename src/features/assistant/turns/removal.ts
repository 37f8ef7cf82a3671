const REMOVES =
  /^(?:(?:can|could) (?:you|we|i) )?(?:without|leave (?:out|off)|take (?:off|out|away)|drop|remove|minus|skip|forget|lose|no|less|not|(?:i|we) (?:do(?:n[’']?t| not)) (?:need|want)|(?:i|we)(?:[’']ve)? (?:already )?(?:have|got)) (?:any |the |those |that |a |an )*(?<old>[\p{L}\d" -]{3,40}?)(?: (?:out|off))?$/iu;
const SPEAKS = /\b(?:is|are|does|do|which|what|how|why|when|where|it|idea|problem|matter|more|sure|thanks)\b/iu;

/** What a clause takes away: 'without the brackets', 'leave out the player'; null where nothing is. */
export function removedIn(clause: string): string | null {
  const old = REMOVES.exec(clause)?.groups?.old?.trim();
  return old && !SPEAKS.test(old) ? old : null;
}
