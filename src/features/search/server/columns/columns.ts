import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { eachOf } from '#platform/list-steps.ts';
import { inTurns, type Steps } from '#platform/steps.ts';
import { cachedBy } from '../cached-by.ts';
import { carriedOver } from '../carried-over.ts';
import { placeById } from './place-by-id.ts';
import { type TextColumns, textColumnsOf } from './text-columns.ts';

/** Whether a product can be had. */
export const STOCK = { none: 0, inStock: 1, madeToOrder: 2 };

/** Prices in pence ex VAT and one of `STOCK`, by place in the catalogue. */
interface Trade {
  pence: Float64Array;
  stock: Uint8Array;
}

/** A catalogue as searches look at it: by the place of each product, in arrays of numbers. */
export interface Columns extends Trade {
  readonly entries: readonly CatalogueEntry[];
  readonly vatRate: Snapshot['vatRate'];
  readonly texts: TextColumns;
  /** -1 where no product has this id. */
  readonly placeById: (id: number) => number;
}

/** The columns of a catalogue. */
export const columnsOf = cachedBy((snapshot: Snapshot): Columns => {
  const { entries, vatRate, words } = snapshot;
  return { ...trade(snapshot), entries, vatRate, texts: textsOf(snapshot), placeById: (id) => placeById(id, words) };
});

/** Reads prices and stock, and what kind of thing each product is, in turns, so that a search that needs them holds nothing up. */
export async function readyColumns(snapshot: Snapshot): Promise<void> {
  await trade.ready(snapshot);
  await readyTraits(columnsOf(snapshot).texts);
}

const readyTraits = cachedBy(({ traitAt, size }: TextColumns): Promise<void> => inTurns(readAll(traitAt, size)));

function* readAll(read: (place: number) => void, size: number): Steps<void> {
  for (let place = 0; place < size; place++) {
    read(place);
    if (place % PIECE === PIECE - 1) yield;
  }
}
const PIECE = 256;

// What is known of the texts before is handed on, from one catalogue to the next.
function textsOf({ words, line }: Snapshot): TextColumns {
  const latest = line && latestOf(line);
  if (latest?.words === words && latest.texts) return latest.texts;
  const texts = latest?.texts?.after(words) ?? textColumnsOf(words);
  if (latest) Object.assign(latest, { words, texts });
  return texts;
}

const latestOf = cachedBy((_line: object): { words?: Snapshot['words']; texts?: TextColumns } => ({}));

const trade = carriedOver<Trade>(
  function* ({ entries }): Steps<Trade> {
    const [pence, stock] = [new Float64Array(entries.length), new Uint8Array(entries.length)];
    yield* eachOf(entries, (entry, place) => {
      pence[place] = entry.pricePence;
      stock[place] = stockOf(entry);
    });
    return { pence, stock };
  },
  (before, differences, { words }) => {
    if (differences.some(([old, young]) => !old || !young)) return null;
    // Most changes are sales of what there is more of.
    const telling = differences.filter(
      ([old, young]) => old && young && (old.pricePence !== young.pricePence || stockOf(old) !== stockOf(young)),
    );
    if (telling.length === 0) return before;
    const [pence, stock] = [before.pence.slice(), before.stock.slice()];
    for (const [, entry] of telling) {
      if (!entry) continue;
      const place = placeById(entry.product.id, words);
      pence[place] = entry.pricePence;
      stock[place] = stockOf(entry);
    }
    return { pence, stock };
  },
);

function stockOf({ product }: CatalogueEntry): number {
  const availability = availabilityOf(product);
  if (availability === 'Out of Stock') return STOCK.none;
  return availability === 'In Stock' ? STOCK.inStock : STOCK.madeToOrder;
}
