import { parted } from '#features/assistant/list/lines.ts';
import { holderSaid, NAMES_EXTRA } from '#features/assistant/list/with-said.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { listFits } from '#features/fits/server/door.ts';
import { namesThing } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import type { Meant } from './extras-meant.ts';
import { isHolder } from './list-line.ts';
import { type ListState, linesOfChange, stateWith, withNote } from './list-state.ts';
import { DEGREES } from './other-goods.ts';
import { withThing } from './with-steps.ts';

const EVERY = 1000;

/** 'Wall brackets, not ceiling', 'swap the players for cheaper ones': what goes with goods is exchanged for what fits them. */
export async function extrasInstead(
  asked: Asked,
  state: ListState,
  meant: Meant | null,
  { now, part }: { now: string; part: number | null },
): Promise<ListState | null> {
  const at = linesWith(state, meant);
  if (at.length === 0) return null;
  const of = meant?.extras[0] ? state.lines[meant.extras[0].line]?.extras[meant.extras[0].extra] : undefined;
  if (of && DEGREES.test(now)) return cheaperExtras(asked, state, meant?.extras ?? []);
  const thing = NAMES_EXTRA.test(now)
    ? holderSaid(now)
    : `${now.replace(/\b(?:ones?|the|an?)\b/giu, ' ').trim()} ${of ? kindOf(of.goods) : ''}`.trim();
  if (!namesThing(thing)) return null;
  if (part !== null) return ofPart(asked, state, at, { part, thing });
  let next = state;
  for (const each of at) next = await withThing(asked, next, each, thing);
  return next;
}

// Where no extra is named, of all that have one, else of all.
function linesWith(state: ListState, meant: Meant | null): readonly number[] {
  if (meant !== null) return [...new Set([...meant.extras.map(({ line }) => line), ...meant.lines])];
  const all = linesOfChange(state, null);
  const held = all.filter((at) => state.lines[at]?.extras.some(({ goods }) => isHolder(goods)));
  return held.length > 0 ? held : all;
}

// 'Brackets instead of trolleys on three of them.'
async function ofPart(
  asked: Asked,
  state: ListState,
  at: readonly number[],
  { part, thing }: { part: number; thing: string },
): Promise<ListState | null> {
  const from = at.find((each) => (state.lines[each]?.pieces ?? 0) >= part);
  if (from === undefined) return null;
  const next = await withThing(asked, stateWith(state, parted(state.lines, from, part)), from, thing);
  return stateWith(next, next.lines, next.lines.slice(from, from + 1));
}

async function cheaperExtras(asked: Asked, state: ListState, extras: Meant['extras']): Promise<ListState | null> {
  let next = state;
  for (const { line, extra } of extras) {
    const [of, own] = [next.lines[line], next.lines[line]?.extras[extra]];
    if (!of || !own) return null;
    const { groups } = await listFits(asked.context, of.goods.product.id, { verdict: 'fits', most: EVERY });
    const fitting = groups.flatMap(({ products }) =>
      products.flatMap(({ product }) => asked.snapshot.byId.get(product.id) ?? []),
    );
    const [cheapest] = fitting
      .filter((entry) => kindOf(entry) === kindOf(own.goods) && entry.pricePence < own.goods.pricePence)
      .toSorted((a, b) => a.pricePence - b.pricePence);
    next = cheapest
      ? { ...next, lines: next.lines.with(line, { ...of, extras: of.extras.with(extra, { ...own, goods: cheapest }) }) }
      : withNote(next, `${own.goods.product.name} is the cheapest of its kind that fits ${of.goods.product.name}.`);
  }
  return next;
}

/** What an extra is called by its kind: a bracket, a trolley, a player. */
export function kindOf(entry: CatalogueEntry): string {
  const kind = /\b(?:trolley|floor stand|ceiling mount|bracket|mount|player|lead|software|remote|sensor)\b/iu.exec(
    entry.product.name,
  )?.[0];
  return (kind ?? (isHolder(entry) ? 'bracket' : entry.product.name)).toLowerCase();
}
