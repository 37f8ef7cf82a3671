import { parted } from '#features/assistant/list/lines.ts';
import type { ListChange } from '#features/assistant/list/list-changes.ts';
import type { Asked } from '../asked.ts';
import type { Chosen } from './choose-goods.ts';
import { meantIn } from './lines-meant.ts';
import type { ListLine } from './list-line.ts';

/** A list in the midst of a turn's changes. */
export interface ListState {
  lines: readonly ListLine[];
  /** The list before the change before, in which what was left out is found again. */
  before: readonly ListLine[];
  /** What the change before was about, so that 'two of those' means that. */
  recent: readonly ListLine[];
  /** How each product was chosen, by its id. */
  chosen: ReadonlyMap<number, string>;
  /** What cannot be had, by name. */
  notes: readonly string[];
  isDelivered: boolean;
}

/** Makes one kind of change; null where it means nothing of the list. */
export type ListStep<Kind extends ListChange['kind']> = (
  asked: Asked,
  state: ListState,
  change: Extract<ListChange, { kind: Kind }>,
) => Promise<ListState | null> | ListState | null;

/** Which lines a change is of: those that its words mean, those just spoken of, else all. */
export function linesOfChange({ lines, recent }: ListState, which: string | null): readonly number[] {
  if (which === '*') return lines.map((_, at) => at);
  if (which !== null && THE_REST.test(which)) return theRest(lines, recent);
  if (which !== null) return meantIn(lines, which).lines;
  const just = lines.flatMap((line, at) => (recent.includes(line) ? [at] : []));
  return just.length > 0 ? just : lines.map((_, at) => at);
}

const THE_REST = /^(?:the )?(?:rest|remainder|others?|other ones)$/iu;

// The rest of what was parted stands behind it.
function theRest(lines: readonly ListLine[], recent: readonly ListLine[]): readonly number[] {
  const all = lines.map((_, at) => at);
  const just = all.filter((at) => recent.some((each) => each === lines[at]));
  if (just.length > 0) return all.filter((at) => !just.includes(at));
  return all.slice(1).filter((at) => lines[at]?.goods === lines[0]?.goods);
}

/** A list in which so many of what a change is of are a line of their own, and where that is; the whole lines where no part is said. */
export function partOfChange(
  state: ListState,
  which: string | null,
  part: number | null,
): { lines: readonly ListLine[]; at: readonly number[] } | null {
  const at = linesOfChange(state, which);
  if (part === null) return at.length > 0 ? { lines: state.lines, at } : null;
  const from = at.find((each) => (state.lines[each]?.pieces ?? 0) >= part);
  return from === undefined ? null : { lines: parted(state.lines, from, part), at: [from] };
}

/** A state with other lines, of which some were just spoken of. */
export function stateWith(state: ListState, lines: readonly ListLine[], recent: readonly ListLine[] = []): ListState {
  return { ...state, lines, recent: recent.length > 0 ? recent : state.recent.filter((each) => lines.includes(each)) };
}

/** A state that tells how a product was chosen. */
export function withChosen(state: ListState, { entry, of }: Chosen): ListState {
  return { ...state, chosen: new Map([...state.chosen, [entry.product.id, of]]) };
}

/** A state with what cannot be had. */
export function withNote(state: ListState, note: string): ListState {
  return { ...state, notes: [...state.notes, note] };
}
