// How what holds a screen is to move, and how a specification calls that.
const MOVES: readonly (readonly [asked: RegExp, move: string])[] = [
  [/\btilt\w*/iu, 'tilting'],
  [/\b(?:swivel\w*|turns?|turning|rotat\w*|swing\w*|full[- ]motion)\b/iu, 'turning'],
  [
    /\b(?:(?:pull|pop)(?:s|ped|ed|ing)?[- ]?(?:it |them )?(?:out|forwards?)|(?:come|slide|swing|move|bring)s? (?:it |them )?(?:out|forwards?)|extend\w*|away from the wall|(?:get|reach) behind|(?<!double-)arms?|cantilever|full[- ]motion)\b/iu,
    'pulling out',
  ],
  [/\b(?:height[- ]adjust\w*|adjust\w* (?:in|the) height|up and down)\b/iu, 'height'],
];

/** How a bracket or stand is to move by a message, in the words of a specification; none where it says nothing of it. */
export function movesIn(message: string): readonly string[] {
  return MOVES.filter(([asked]) => asked.test(message)).map(([, move]) => move);
}
