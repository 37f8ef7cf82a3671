import { countedGoods } from '#features/assistant/questions/job.ts';
import type { JobChange } from '#features/assistant/turns/job-turn.ts';
import { listFits } from '#features/fits/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { isScreen, kindNamed, namesThing } from '#features/search/server/door.ts';
import { linesOf, type SumLine } from '../answers/sum-lines.ts';
import type { Asked } from '../asked.ts';
import type { Counted } from './goods-told.ts';

/** Goods of a conversation as a turn leaves them. */
export interface Changed {
  goods: readonly Counted[];
  /** How each new thing was chosen, by the id of its product. */
  chosen: ReadonlyMap<number, string>;
  warnings: readonly string[];
}

const MOST_FITTING = 200;

type Step = (asked: Asked, goods: readonly Counted[]) => Promise<{ goods: readonly Counted[]; line?: SumLine } | null>;

/** Makes the changes one after another; null where one of them means no goods. */
export async function changedGoods(
  asked: Asked,
  before: readonly Counted[],
  changes: readonly JobChange[],
): Promise<Changed | null> {
  let goods = before;
  const lines: SumLine[] = [];
  for (const change of inOrder(changes)) {
    const step = stepOf(change);
    const made = step ? await step(asked, goods) : { goods };
    if (!made) return null;
    goods = made.goods;
    if (made.line) lines.push(made.line);
  }
  return {
    goods,
    chosen: new Map(lines.flatMap(({ entry, of }) => (entry && of ? [[entry.product.id, of] as const] : []))),
    warnings: lines.flatMap(({ warning }) => warning ?? []),
  };
}

// What is added is of as many as there are in the end.
function inOrder(changes: readonly JobChange[]): readonly JobChange[] {
  const rank = ({ kind }: JobChange) => (kind === 'count' ? 0 : kind === 'swap' ? 1 : 2);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

function stepOf(change: JobChange): Step | null {
  if (change.kind === 'count') return async (_, goods) => ({ goods: counted(goods, change.pieces) });
  if (change.kind === 'add') return (asked, goods) => added(asked, goods, change.words);
  if (change.kind === 'swap') return (asked, goods) => swapped(asked, goods, change.swap);
  if (change.kind === 'perhaps') return (asked, goods) => perhapsAdded(asked, goods, change.words);
  if (change.kind === 'remove') return async (_, goods) => removed(goods, change.words);
  return null;
}

// What came one for each still does.
function counted(goods: readonly Counted[], pieces: number): readonly Counted[] {
  const [main] = goods;
  return goods.map((each) => (each.pieces === main?.pieces ? { ...each, pieces } : each));
}

async function added(asked: Asked, goods: readonly Counted[], words: string) {
  const line = await lineFor(asked, goods, words);
  const [main] = goods;
  if (!line?.entry || !main || line.entry === main.entry) return null;
  const { entry } = line;
  const { pieces } = countedGoods(words);
  const isCounted = pieces > 1 || /^(?:1|one|an?|a single)\b/iu.test(words);
  // What does not fit is not bought by a sum.
  if (line.warning) return { goods, line };
  const others = goods.filter((each) => each.entry !== entry);
  const many = isCounted || !comesWithEach(entry.product.specs) ? pieces : main.pieces;
  return { goods: [...others, { entry, pieces: many }], line };
}

// 'Plus pop-outs': what goes with the first thing and has the words in its name.
async function perhapsAdded(asked: Asked, goods: readonly Counted[], words: string) {
  const [main] = goods;
  if (!main) return null;
  const { groups } = await listFits(asked.context, main.entry.product.id, { verdict: 'fits', most: MOST_FITTING });
  const stems = everyToken(words).map((token) => token.replace(/s$/u, ''));
  const having = groups
    .flatMap(({ products }) => products.map(({ product }) => product))
    .filter(({ name }) => stems.every((stem) => everyToken(name).some((token) => token.startsWith(stem))))
    .sort((a, b) => Number(a.price) - Number(b.price));
  const [first] = having;
  return first && stems.length > 0 ? added(asked, goods, first.name) : null;
}

async function swapped(asked: Asked, goods: readonly Counted[], swap: { old: string | null; new: string }) {
  const isSize = /^\d{2,3}(?:s| ?inch|["″])?$/iu.test(swap.new);
  const main = goods[0];
  const named = swap.old === null ? null : namedAmong(goods, swap.old);
  // 'The 65 instead' is another size of the first thing.
  const target = named ?? (isSize && swap.old === null ? (main ?? null) : null);
  // 'To 5m' is a length of what it stands for.
  const isBare = !namesThing(swap.new.replace(/\b\d+(?:\.\d+)?[- ]?(?:m|metres?)\b/giu, ' ')) || isSize;
  const words = isBare && target ? `${bareName(target)} ${swap.new}` : swap.new;
  const line = await lineFor(asked, goods, words);
  const entry = line?.entry;
  if (!line || !entry) return null;
  if (line.warning && entry !== goods[0]?.entry) return { goods, line };
  const replaced = target ?? goods.find((each) => isOfOneKind(each, { entry, pieces: 1 })) ?? null;
  const { pieces } = countedGoods(words);
  const put = { entry, pieces: pieces > 1 ? pieces : (replaced?.pieces ?? main?.pieces ?? 1) };
  // Instead of what was never in the sum it is only added.
  if (!replaced) return { goods: [...goods.filter((each) => each.entry !== entry), put], line };
  return { goods: goods.map((each) => (each === replaced ? put : each)), line };
}

function removed(goods: readonly Counted[], words: string) {
  const target = namedAmong(goods, words);
  return target && goods.length > 1 ? { goods: goods.filter((each) => each !== target) } : null;
}

async function lineFor(asked: Asked, goods: readonly Counted[], words: string): Promise<SumLine | null> {
  const [main] = goods;
  // A stand on wheels is called a trolley here.
  const part = words
    .replace(/(\d) ?m\b/giu, '$1 m')
    .replace(
      /\b(?:stand|mount|frame)s? (?:on|with) (?:wheels|castors)\b|\b(?:wheeled|mobile|rolling) (?:stand|mount|frame)s?\b/giu,
      'trolley',
    );
  const lines = await linesOf(asked, [...(main ? [`${main.pieces} × ${main.entry.product.name}`] : []), part]);
  return lines.at(-1) ?? null;
}

/** Which of the goods words name: by their name, or as the only one of the kind. */
export function namedAmong(goods: readonly Counted[], words: string): Counted | null {
  const said = everyToken(words.replace(/s\b/giu, ''));
  const having = goods.filter(({ entry }) => {
    const name = everyToken(entry.product.name);
    return said.every((token) => name.some((each) => each.startsWith(token)));
  });
  if (having.length === 1) return having[0] ?? null;
  const isOfKind = namesThing(words) ? kindNamed(words) : () => false;
  const ofKind = goods.filter(({ entry }) => isOfKind(entry.product));
  return ofKind.length === 1 ? (ofKind[0] ?? null) : null;
}

// 'HDMI lead, 5 m' without its measure.
function bareName({ entry }: Counted): string {
  return entry.product.name.replace(/,?\s*\d[\d.]*\s*(?:m|mm|["″]|inch)?(?=\s|,|$).*$/u, '').trim();
}

function isOfOneKind(one: Counted, other: Counted): boolean {
  return (
    isScreen(one.entry.product) === isScreen(other.entry.product) &&
    one.entry.product.category === other.entry.product.category &&
    (isScreen(one.entry.product) || kindNamed(other.entry.product.name)(one.entry.product))
  );
}

// A bracket, a stand or a lead is of one screen; a player or a controller may be of several.
function comesWithEach({ loadKg, reachM }: Counted['entry']['product']['specs']): boolean {
  return loadKg !== undefined || reachM !== undefined;
}
