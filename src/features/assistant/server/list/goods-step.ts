import { readList } from '#features/assistant/list/read-list.ts';
import { NAMES_EXTRA } from '#features/assistant/list/with-said.ts';
import { namesGoods } from '#features/assistant/questions/job.ts';
import { namesThing } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { countLines } from './count-steps.ts';
import { putInstead } from './instead-steps.ts';
import { meantIn } from './lines-meant.ts';
import { listOfRead } from './list-of-read.ts';
import { type ListState, type ListStep, linesOfChange, stateWith, withNote } from './list-state.ts';
import { withThing } from './with-steps.ts';

// A wall of so many panels is no goods.
const A_GRID = /^\d{1,2} ?[x×] ?\d{1,2}$/iu;
const ONLY_SIZE = /^\d{2,3}(?:s|["″]|[ -]?inch(?:es)?)?(?: ones?)?$/iu;
const ONLY_DEGREE = /^(?:bigger|larger|smaller|cheaper|next size (?:up|down))(?: ones?)?$/iu;

/** 'Two totems', 'and a bracket for each', 'what about 75s': as many of what is in the list, else another size of it, else something more. */
export const putGoods: ListStep<'goods'> = async (asked, state, { pieces, words, isMore, isOn }) => {
  if (A_GRID.test(words)) return null;
  const { lines: at, extras } = meantIn(state.lines, words);
  const isThere = at.length > 0 || extras.length > 0;
  const there = isMore || at.length === 1 ? null : placeOf(state, words);
  if (there) return putInstead(asked, state, { kind: 'instead', which: there.place, part: null, now: there.now });
  const isPlain = ONLY_SIZE.test(words) || ONLY_DEGREE.test(words);
  // Words that mean goods of several kinds count none of them.
  const isOfOne = new Set(at.map((each) => state.lines[each]?.goods)).size < 2;
  if (isThere && isOfOne && pieces !== null && !isMore)
    return countLines(asked, state, { kind: 'count', which: words, pieces });
  if (!isMore && isPlain && state.lines.length === 1)
    return putInstead(asked, state, {
      kind: 'instead',
      which: null,
      part: null,
      now: pieces === null ? words : `${pieces} ${words}`,
    });
  if (NAMES_EXTRA.test(words)) return withExtra(asked, state, { pieces, words });
  // 'An outdoor totem' by itself is a question of its own.
  return (isThere && !isMore) || (!isMore && !isOn) ? null : moreGoods(asked, state, { pieces, words });
};

const AT_A_PLACE = /^(?<now>.+?) (?:for|in|at|by) (?:the |our )?(?<place>.+)$/iu;

// 'A touch screen for the boardroom' stands for what was to be there, of its size where no other is said.
function placeOf(state: ListState, words: string): { place: string; now: string } | null {
  const { now = '', place = '' } = AT_A_PLACE.exec(words)?.groups ?? {};
  const at = place === '' || NAMES_EXTRA.test(now) ? [] : meantIn(state.lines, place).lines;
  const inches = state.lines[at[0] ?? -1]?.goods.product.specs.screenSizeInches;
  if (at.length !== 1 || state.lines.length < 2 || !namesThing(now)) return null;
  return { place, now: /\d/u.test(now) || !inches ? now : `${inches} inch ${now}` };
}

// 'Brackets' and 'a player each' are one for each; 'a player' is one.
async function withExtra(
  asked: Asked,
  state: ListState,
  { pieces, words }: { pieces: number | null; words: string },
): Promise<ListState | null> {
  const bare = words.replace(
    /\s+(?:each|for (?:each|all|them|it|those)(?: of them)?|to (?:suit|match|go with (?:it|them)))$/iu,
    '',
  );
  const isEach = bare !== words || pieces === null;
  let next = state;
  const at = linesOfChange({ ...state, recent: [] }, null);
  for (const each of isEach ? at : at.slice(0, 1))
    next = await withThing(asked, next, each, bare, { count: isEach ? 1 : (pieces ?? 1), isEach });
  return next;
}

async function moreGoods(
  asked: Asked,
  state: ListState,
  { pieces, words }: { pieces: number | null; words: string },
): Promise<ListState | null> {
  const back = state.before.filter((_line, at) => meantIn(state.before, words).lines.includes(at));
  // 'Put the lobby one back.'
  if (back.length > 0 && pieces === null) return stateWith(state, [...state.lines, ...back], back);
  const read = readList(`${pieces ?? 1} x ${words}`);
  const listed = read && (await listOfRead(asked, { ...read, isFitted: state.lines.some(({ isFitted }) => isFitted) }));
  if (listed && listed.lines.length > 0)
    return {
      ...stateWith(state, [...state.lines, ...listed.lines], listed.lines),
      chosen: new Map([...state.chosen, ...listed.chosen]),
      notes: [...state.notes, ...listed.notes],
    };
  return namesGoods(words)
    ? withNote(
        state,
        `Not in the sum: ‘${words}’. I find no product that is surely meant by that; a person can tell you.`,
      )
    : null;
}
