import { type Thing, thingCalled } from './things.ts';

const ONE =
  '(?:replac(?:e|es|ing|ement)|spare|dead|broken|faulty|failed|blown|cracked|smashed|extra|another|single|one)';
const PART = '(?:screens?|panels?|displays?|tvs?|monitors?|units?)';
const OF =
  '(?:(?:in|of|from|for|on|to|within) )?(?:(?:a|an|the|our|my|your|this|that|existing|old|current|present) ){0,3}';
const WALL = '(?:(?:video|screen|lcd) ?walls?|walls? of (?:screens|tvs))';

const ONE_OF_A_WALL = new RegExp(
  String.raw`(?<![\p{L}\d])${ONE}(?: [\p{L}-]+){0,2} ${PART} ${OF}${WALL}(?![\p{L}\d])`,
  'iu',
);
const WALL_PANEL = thingCalled('wall panel');

/** The panel that is to go into a wall that is there: 'replace a dead screen in our video wall' asks for no wall. */
export function partOfWallIn(sentence: string): Thing | null {
  return ONE_OF_A_WALL.test(sentence) ? WALL_PANEL : null;
}
