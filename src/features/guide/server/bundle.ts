import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { fitOf } from '#features/fits/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { toDecimal, withVat } from '#values/money.ts';
import type { Bundle } from '../contract.ts';
import { listed } from '../words.ts';
import type { Candidate } from './find-screens.ts';
import type { ScreenIndex } from './screen-index.ts';

type Line = { part: Bundle['lines'][number]['part']; entry: CatalogueEntry; quantity: number };
type Held = Candidate & { holder: CatalogueEntry | 'none needed' | null };

/** A screen with all that it needs to run: what holds it, what plays on it, and the lead between. */
export async function bundleOf(
  context: AppContext,
  snapshot: Snapshot,
  index: ScreenIndex,
  held: Held,
): Promise<Bundle> {
  const { entry, facts, holder } = held;
  const lines: Line[] = [{ part: 'screen', entry, quantity: 1 }];
  const notes: string[] = [];
  if (holder === null)
    notes.push(`None of our brackets holds it${held.judged.picture?.isUpright ? ' upright' : ''}: ask us for one.`);
  else if (holder !== 'none needed') lines.push({ part: 'bracket', entry: holder, quantity: facts.screens });
  else notes.push(standsBy(held));
  const player = await findPlayer(context, snapshot, index, entry);
  if (typeof player === 'string') notes.push(player);
  else {
    lines.push({ part: 'player', entry: player, quantity: 1 });
    const lead = findLead(snapshot, index, player);
    if (typeof lead === 'string') notes.push(lead);
    else lines.push({ part: 'lead', entry: lead, quantity: leadsFor(held) });
  }
  return { ...sumOf(lines, snapshot), notes, lacks: lacksOf(lines), lines: lines.map(presentLine) };
}

function standsBy({ entry: { product } }: Held): string {
  const { includes = [], fixing, formFactor } = product.specs;
  if (includes.includes('bracket')) return 'Its brackets are in the box.';
  if (includes.includes('fitting')) return 'Hanging it up is part of its price.';
  if (fixing && fixing !== 'VESA holes') return `It hangs by ${fixing} and needs no bracket.`;
  return formFactor === 'free-standing' ? 'It stands by itself.' : 'It needs no bracket.';
}

// The cheapest that shows all there is to show, else the cheapest that fits.
async function findPlayer(
  context: AppContext,
  { byId }: Snapshot,
  { players }: ScreenIndex,
  { product }: CatalogueEntry,
): Promise<CatalogueEntry | string> {
  if (product.specs.includes?.includes('player')) return 'Its player is built in or in the box.';
  if (!product.specs.connectivity?.some((port) => port.startsWith('HDMI')))
    return 'It plays from its own network or USB connection and needs no player.';
  const offered = players
    .flatMap((id) => byId.get(id) ?? [])
    .sort((a, b) => Number(b.product.inStock) - Number(a.product.inStock) || a.pricePence - b.pricePence);
  let second: CatalogueEntry | undefined;
  for (const player of offered) {
    const { verdict, warning } = await fitOf(context, product.id, player.product.id);
    if (verdict === 'fits' && warning === null) return player;
    if (verdict === 'fits') second ??= player;
  }
  return second ?? 'None of our players fits it: ask us for one.';
}

function findLead({ byId }: Snapshot, { leads }: ScreenIndex, player: CatalogueEntry): CatalogueEntry | string {
  if (player.product.specs.powerSource?.includes('USB')) return 'The player plugs into the screen without a lead.';
  const [lead] = leads
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ product }) => product.specs.leadKind === 'HDMI')
    .sort((a, b) => Number(b.product.inStock) - Number(a.product.inStock) || a.pricePence - b.pricePence);
  return lead ?? 'We have no HDMI lead for it.';
}

function leadsFor({ entry, facts }: Held): number {
  return entry.product.specs.loopsPicture ? 1 : facts.screens;
}

function lacksOf(lines: readonly Line[]): string | null {
  const gone = lines.filter(({ entry, quantity }) => !entry.product.inStock || entry.product.stockQuantity < quantity);
  if (gone.length === 0) return null;
  const names = listed(gone.map(({ entry }) => entry.product.name));
  return `${names} ${gone.length === 1 ? 'is' : 'are'} out of stock, so this cannot be bought as a whole now.`;
}

function sumOf(lines: readonly Line[], { vatRate }: Snapshot) {
  const pence = lines.reduce((total, { entry, quantity }) => total + entry.pricePence * quantity, 0);
  return { total: toDecimal(pence), totalIncVat: toDecimal(withVat(pence, vatRate)) };
}

function presentLine({ part, entry, quantity }: Line): Bundle['lines'][number] {
  return { part, product: entry.product, quantity };
}
