import type { Situation } from '#features/assistant/situations/situations.ts';
import { type LikelySituation, situationsLike } from '#features/assistant/situations/situations-like.ts';
import { ON_THE_PAVEMENT, OUTSIDE } from '../out-of-place.ts';

/** The situation that a message is the likeliest to tell of. */
export async function likeliestSituation(message: string): Promise<LikelySituation | null> {
  const likely = await situationsLike(message);
  const isElse = (situation: Situation) =>
    isOutdoorsUntold(situation, message) ||
    (ON_THE_PAVEMENT.test(message) && !/\bpavement\b/iu.test(`${situation.sells} ${situation.answer}`)) ||
    (OF_SOFTWARE.test(situation.answer) && OTHER_LICENCE.test(message));
  return likely.find(({ situation }) => !isElse(situation)) ?? null;
}

// A licence to show television is none for software.
const OTHER_LICENCE = /\b(?:tv|television|telly|music|prs|ppl|films?|sky|tnt)\b[^.?!]{0,15}\blicen[cs]e/iu;
const OF_SOFTWARE = /\bcontent software\b/iu;

// 'The main entrance' of a school is no gate: what stands in the rain takes a word of outdoors.
const OUTDOORS =
  /\b(?:roads?|roadside|streets?|cars?|drivers?|forecourts?|fields?|grounds?|pitch|playgrounds?|gates?|beach|sea\w*|roof|bus (?:stop|shelter)|snow|frost|wind\w*|scor\w+|patio|beer|smok\w+|yards?|sites?|hoardings?|lorr(?:y|ies)|petrol|fuel|parks?|parking|pool|weather\w*|sun\w*|passers?|walking past|driv\w+|shelters?|canopy|awning|damp|hosed?|jet\w*|vandal\w*|kerb|square|market|stalls?|(?:bus|train|railway|petrol|filling|service|fire|police) stations?|platform|marina|harbour|farm|zoo|golf|track|stadium|(?:grand|the )stands?|facade|front wall|building front|led)\b/iu;

function isOutdoorsUntold({ sells }: Situation, message: string): boolean {
  return /\boutdoor\b/iu.test(sells ?? '') && !OUTDOORS.test(message) && !OUTSIDE.test(message);
}

/** The same if it is at least so likely. */
export async function situationIn(message: string, least: number): Promise<Situation | null> {
  const likeliest = await likeliestSituation(message);
  return likeliest && likeliest.share >= least ? likeliest.situation : null;
}
