import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { withoutStanding } from '#features/assistant/questions/noun-phrases.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { FitGroup } from '#features/fits/contract.ts';
import { listFits } from '#features/fits/server/door.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const MOST_NAMED = 3;
// Of a kind all are counted, however many fit.
const EVERY = 1000;
// Which of the groups is asked for; a screen is hung before it is played or powered.
const GROUPS: readonly (readonly [words: RegExp, relation: FitGroup['relation']])[] = [
  [/\b(?:leads?|cables?)\b/iu, 'connects'],
  [/\b(?:players?|sticks?|play|plays)\b/iu, 'plays'],
  [/\b(?:power suppl(?:y|ies)|psu|supply|powers?|sockets?|outlets?)\b/iu, 'powered'],
  [/\b(?:enclosures?|cases?|cabinets?|housings?)\b/iu, 'housed'],
  [
    /\b(?:hangs?|hung|hanging|brackets?|mounts?|mounted|stands?|trolleys?|arms?|walls?|ceilings?|poles?|wheels?|castors?|fix(?:ed)?|put up|goes on|go on|upright)\b/iu,
    'hangs',
  ],
];
// What a lead is judged by.
const BY_PLUGS = 'That is by the plugs alone: measure how long it has to be.';

/** What a message wants of what goes with a product: to hang it, to play on it; null where it does not say. */
export function relationIn(message: string): FitGroup['relation'] | null {
  // 'Will it stand being hit' asks for no stand.
  const said = withoutStanding(message);
  return GROUPS.find(([words]) => words.test(said))?.[1] ?? null;
}

/** What fits a product, of the group that a message asks for, and of one kind where it names one ('the trolley'). */
export async function whatFitsOne(
  { context, message, named: { entries, rest } }: Asked,
  entry: CatalogueEntry,
  { kind = '', most = MOST_NAMED }: { kind?: string | undefined; most?: number } = {},
): Promise<AssistantAnswer | null> {
  const { groups } = await listFits(context, entry.product.id, { most: EVERY });
  // The wall of a 'wall board' asks for no bracket.
  const wanted = relationIn(entries.length > 0 ? rest : message);
  const group = groups.find(({ relation }) => relation === wanted);
  if (!group) return null;
  const isOfKind = kindNamed(kind);
  const ofKind = group.products.filter(({ product }) => isOfKind(product));
  // Where none has anything to do with it, all that does is listed.
  const products = ofKind.length > 0 ? ofKind : group.products;
  const fitting = products.filter(({ verdict }) => verdict === 'fits');
  const notKnown = products.filter(({ verdict }) => verdict === 'not known').length;
  const fits = fitting.length;
  const unsure = notKnown > 0 ? ` Of ${notKnown} more the specifications do not say enough.` : '';
  const names = fitting
    .slice(0, MOST_NAMED)
    .map(({ product }) => `${product.name}, ${formatPounds(toPence(product.price))} ex VAT`);
  const named = names.length > 0 ? ` ${fits > names.length ? 'First: ' : ''}${names.join('; ')}.` : '';
  const such = kind && ofKind.length > 0 ? `‘${kind}’` : `‘${group.title}’`;
  const none =
    ofKind.length > 0
      ? `${entry.product.name}: of ${products.length} that I find for ${such} none fits by the specifications.`
      : `${entry.product.name}, ${such}: ${group.nothing}`;
  const reply =
    fits > 0
      ? [
          `${such}: ${fits} of what we sell ${fits === 1 ? 'fits' : 'fit'} ${entry.product.name}.${named}${unsure}`,
          wanted === 'connects' ? BY_PLUGS : null,
          group.inTheBox,
        ]
      : [none, unsure.trim(), 'A person can tell you of another way.'];
  return {
    ...NOTHING,
    reply: reply.filter(Boolean).join(' '),
    sources: [sourceOf(entry)],
    products: fitting.slice(0, most).map(({ product, reasons }) => ({ product, reason: reasons.join(' ') })),
    ways: fits > 0 ? [] : ['person'],
  };
}

/** A product's page as a source. */
export function sourceOf({ product }: CatalogueEntry): AssistantAnswer['sources'][number] {
  return { label: product.name, href: paths.product(product) };
}
