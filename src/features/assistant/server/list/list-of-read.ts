import type { ListRead } from '#features/assistant/list/read-list.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { namesThing } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { chooseGoods } from './choose-goods.ts';
import { type ListState, withNote } from './list-state.ts';
import { withThing } from './with-steps.ts';

/** A list that a message asks for, with the products that its words mean; what is not found is said by name. */
export async function listOfRead(
  asked: Asked,
  { lines, isFitted, isDelivered }: ListRead,
  told: readonly CatalogueEntry[] = [],
): Promise<ListState> {
  let state: ListState = { lines: [], before: [], recent: [], chosen: new Map(), notes: [], isDelivered };
  for (const { words, pieces, said, extras } of lines) {
    const chosen = await chooseGoods(asked, words);
    if (!chosen) {
      state = {
        ...state,
        notes: [
          ...state.notes,
          `I find no product that is surely all of ‘${words}’, so that is not in the sum; a person can tell you.`,
        ],
      };
      continue;
    }
    // What was offered by name is what is spoken of.
    const entry =
      told.find(
        ({ product }) =>
          product.specs.screenSizeInches === chosen.entry.product.specs.screenSizeInches &&
          namesThing(words) &&
          product.category === chosen.entry.product.category,
      ) ?? chosen.entry;
    const line = { goods: entry, pieces, said, isFitted, extras: [] };
    state = {
      ...state,
      lines: [...state.lines, line],
      chosen: new Map([...state.chosen, [entry.product.id, entry === chosen.entry ? chosen.of : '']]),
    };
    for (const { words: thing, count, isEach } of extras)
      state = brings(entry, thing)
        ? withNote(state, `‘${thing}’ for ${entry.product.name} is not counted: it comes with its player.`)
        : await withThing(asked, state, state.lines.length - 1, thing, { count, isEach });
  }
  return state;
}

// The player that a screen brings is not bought again.
function brings({ product }: CatalogueEntry, words: string): boolean {
  const includes: readonly string[] = product.specs.includes ?? [];
  return includes.includes('player') && /^(?:media )?players?$/iu.test(words);
}
