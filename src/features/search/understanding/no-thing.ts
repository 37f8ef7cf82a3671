import { isGenericWord } from '../soft-words.ts';
import { isColour } from './colour-words.ts';
import { SEES } from './figurative.ts';
import { isDenied, nounsBefore, type Word } from './grammar.ts';
import type { Thing } from './things.ts';

/**
 * Whether a phrase that names a thing asks for none: a verb, or what is not wanted. Behind a link, a thing that is not sold only says where or what for:
 * 'behind the chairs'.
 */
export function isNoThing(words: readonly Word[], from: number, to: number, { isOnly }: Thing): boolean {
  const isVerb = to - from === 1 && words[from]?.role === 'verb';
  // A 'low ceiling' says what the room is like.
  if (words[to - 1]?.typed === 'ceiling' && OF_A_ROOM.has(words[from - 1]?.typed ?? '')) return true;
  // Instead of what is not sold something is wanted: 'projector replacement'.
  if (isOnly && INSTEAD.has(words[to]?.typed ?? '')) return true;
  // Who talks is seen, and what plays the sound is not.
  if (
    words[to - 1]?.token === 'speaker' &&
    words.slice(Math.max(0, from - 2), from).some(({ typed }) => SEES.includes(typed))
  )
    return true;
  // 'An old laptop to the new display': what is there is to be joined to it.
  if (isOnly && words[to]?.typed === 'to' && words.slice(to + 1, to + 4).some(({ typed }) => SHOWS.has(typed)))
    return true;
  // 'Old projector removed': what goes is not what is wanted.
  if (isOnly && GOES.has(words[to]?.typed ?? '')) return true;
  // 'DisplayPort out' is a socket of the screen, and no lead.
  if (isOnly && PORTS.has(words[to - 1]?.typed ?? '') && SOCKETS.has(words[to]?.typed ?? '')) return true;
  // 'A board with the names': the article stands before the thing.
  if (words[from]?.typed === 'a' && to - from === 2 && words[to]?.role === 'link' && words[from - 1]?.role !== 'noun')
    return true;
  // 'Stand up way' says how a screen hangs.
  if (words[to - 1]?.typed === 'stand' && words[to]?.typed === 'up' && words[to + 1]?.typed === 'way') return true;
  // 'Forty feet' are no stand.
  if (
    words[to - 1]?.typed === 'feet' &&
    (NUMBER.test(words[from - 1]?.typed ?? '') || words[from]?.token.includes('#'))
  )
    return true;
  // 'Flush mount' and 'wall mount version' say how it is fitted.
  if (
    MOUNTED.has(words[to - 1]?.typed ?? '') &&
    (FLUSH.has(words[to - 2]?.typed ?? '') || KINDS.has(words[to]?.typed ?? ''))
  )
    return true;
  // 'We have no wifi, only a cable'.
  if (
    words.slice(Math.max(0, from - 2), from).some(({ typed }) => ONLY.has(typed)) &&
    words.slice(0, from).some(({ typed }) => HAS.has(typed))
  )
    return true;
  // A 'screen with a slim white frame' is a screen: what is framed in a colour is no part of a LED wall.
  if (to - from === 1 && words[from]?.token === 'frame' && isColour(words[from - 1]?.typed ?? '')) return true;
  const isTold = () => words.slice(Math.max(0, from - MOST_TOLD), from).some(({ typed }) => TELLS_OF.has(typed));
  if (isOnly && isTold()) return true;
  // 'OPS PC module windows' asks for the module, and a 'countdown timer screen' for the screen.
  const isOfAnother = () => isInsideItsPhrase(words, to) && (to - from < 2 || isGenericWord(words[to]?.token ?? ''));
  const isNoHead = () => words.slice(0, from).some(isLinkOfNoWish) || isOfAnother();
  return isVerb || isDenied(words, from, to) || (isOnly && isNoHead());
}

const PORTS = new Set(['displayport', 'dp', 'vga', 'dvi', 'sdi']);
const SOCKETS = new Set('in out input inputs output outputs port ports socket sockets loop'.split(' '));
const NUMBER = /^(?:\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|few|several|many)$/u;
const MOUNTED = new Set(['mount', 'mounted', 'mounting']);
const FLUSH = new Set(['flush', 'recess', 'recessed', 'surface', 'panel']);
const KINDS = new Set(['version', 'model', 'type', 'kiosk', 'kiosks']);
const ONLY = new Set(['only', 'just']);
const HAS = new Set(['have', 'has', 'got', 'there']);
const SHOWS = new Set('display screen tv telly television monitor'.split(' '));
const OF_A_ROOM = new Set('low high higher lower sloping vaulted glass suspended false tall'.split(' '));
// 'Replace the projector', 'the signs are always paper': what is there is not what is wanted.
const TELLS_OF = new Set(
  'replace replacing replaces swap instead is are was were take takes accept accepts connect connects plug'.split(' '),
);
const MOST_TOLD = 3;
const GOES = new Set(['removed', 'gone', 'down', 'scrapped', 'replaced', 'removing', 'broke', 'died', 'packed']);
const INSTEAD = new Set(['replacement', 'alternative', 'substitute']);
const isLinkOfNoWish = ({ role }: Word, at: number, all: readonly Word[]) =>
  role === 'link' && !WISHES.has(all[at - 1]?.typed ?? '') && !MEASURES.has(all[at - 1]?.typed ?? '');
// 'Ten metres of aerial cable'.
const MEASURES = new Set(
  'metre metres meter meters yards roll rolls reel length box pair set sets couple pack'.split(' '),
);
const WISHES = new Set(['looking', 'searching', 'asking', 'hunting']);

/** Whether a noun goes on behind a phrase: in a 'countdown timer screen' the timer is no head. */
export function isInsideItsPhrase(words: readonly Word[], to: number): boolean {
  return words[to]?.role === 'noun' && !words[to]?.isAfterBreak;
}

/** Whether a phrase stands between nouns of one compound: a 'car hire desk' asks for no hire. */
export function isBetweenNouns(words: readonly Word[], from: number, to: number): boolean {
  return nounsBefore(words, from).length > 0 && isInsideItsPhrase(words, to);
}
