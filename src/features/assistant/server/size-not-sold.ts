import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import { isScreen, kindNamed } from '#features/search/server/door.ts';
import type { Asked } from './asked.ts';

// '40 screens' and '22 touch screens' are counted; 'a 70 touch screen' is of a size.
const SIZE =
  /(?<![\d.£×x/])(\d{2,3})(?:["″]|s\b| ?-?inch(?:es)?\b|(?= (?:(?:video|wall|touch|menu|window|outdoor|interactive) )?(?:wall|screen|display|panel|board|kiosk|totem)\b))/giu;
// A size of what they have, of another maker, or of a room is none that is asked of us.
const OF_THEIRS =
  /\b(?:our|my|existing|old|replac\w*|instead of|samsung|lg|sony|philips|nec|argos|(?:i|we)(?:[’']ve)? (?:have|got|own))\b/iu;
const [LEAST, MOST] = [10, 120];
const NEAR = 1;

/** An answer that shows screens, begun with the size that was asked for where no screen of that kind has it, and with the sizes that there are. */
export function withSizeNotSold({ snapshot, message }: Asked, answer: AssistantAnswer): AssistantAnswer {
  const asked = sizesIn(message);
  if (asked.length === 0) return answer;
  const shown = answer.products.flatMap(({ product }) => snapshot.byId.get(product.id)?.product ?? []);
  if (OF_THEIRS.test(message) || !shown.some(isScreen)) return answer;
  const [phrase] = nounPhrasesIn(message).filter((each) => /\d/u.test(each));
  // What stands before an article is no part of the name: 'compare a video wall'.
  const said = (phrase ?? '')
    .replace(/\b\d{2,3}(?:["″]|s\b| ?-?inch(?:es)?\b)?/giu, ' ')
    .replace(/^.*\b(?:an?|the|some)\s+/iu, '')
    .trim();
  const screens = snapshot.entries.map(({ product }) => product).filter(isScreen);
  const thing = said === '' || screens.some(kindNamed(said)) ? said : upToThing(said);
  const sizes = screens
    .filter(thing === '' ? () => true : kindNamed(thing))
    .flatMap(({ specs }) => specs.panelInches ?? specs.screenSizeInches ?? []);
  const missing = asked.filter((inches) => sizes.every((each) => Math.abs(each - inches) > NEAR));
  const isSaid = missing.every(
    (inches) => answer.reply.includes(`${inches}`) && /\bnone\b|\bNo[:,]/u.test(answer.reply),
  );
  if (sizes.length === 0 || missing.length === 0 || isSaid) return answer;
  const near = [...new Set(sizes)].sort((a, b) => Math.abs(a - Number(missing[0])) - Math.abs(b - Number(missing[0])));
  const list = (all: readonly number[]) => new Intl.ListFormat('en-GB').format(all.map((inches) => `${inches}"`));
  const nearest = list(near.slice(0, MOST_NAMED).sort((a, b) => a - b));
  const what = thing === '' ? 'screens' : `‘${thing}’`;
  return {
    ...answer,
    reply: `In ${list(missing)} we sell no ${what}; the nearest sizes are ${nearest}.\n${answer.reply}`,
  };
}

const MOST_NAMED = 3;

function sizesIn(message: string): readonly number[] {
  const said = [...message.matchAll(SIZE)].map(([, size]) => Number(size));
  return [...new Set(said)].filter((inches) => inches >= LEAST && inches <= MOST);
}
