const ASKS_CHOICE =
  /\bwhich (?:one |of (?:those|them|these)(?: (?:two|three))? )?(?:would|do|should) (?:you|i|we)\b|\bwhat would you (?:go for|pick|choose|take|recommend|suggest|buy|have)\b|\bwhich (?:one )?(?:is|would be) (?:the )?(?:best|better|right)(?: one)?(?: for (?:us|me))?\W*$|\byour (?:pick|favou?rite|recommendation|choice)\b/iu;
const MOST_WORDS = 9;
const OF_A_NEED = /\bfor (?:an?|the|our|my|in|out)\b/iu;

/** Whether a turn asks which of what was shown is to be taken: 'which would you take'. */
export function asksWhichOne(message: string): boolean {
  return message.trim().split(/\s+/u).length <= MOST_WORDS && ASKS_CHOICE.test(message) && !OF_A_NEED.test(message);
}

const POINTED =
  /^(?:(?:i|we)(?:[’']d|[’']ll)? (?:will |would )?(?:take|have|like|prefer|go (?:for|with)) |let[’']?s (?:have|go (?:for|with)) )?the (?:\p{L}+|\d{2,3}(?: ?(?:inch|["″]))?)(?: (?:one|version|model))\W*$/iu;

/** Whether a turn does nothing but point at one of what was shown: 'the bigger one', 'we'll take the second one'. */
export function onlyPoints(message: string): boolean {
  return POINTED.test(message);
}
