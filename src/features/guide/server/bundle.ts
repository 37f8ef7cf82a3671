import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { fitOf } from '#features/fits/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { toDecimal, withVat } from '#values/money.ts';
import type { Bundle } from '../contract.ts';
import type { Place } from '../questions.ts';
import { listed } from '../words.ts';
import type { Candidate } from './find-screens.ts';
import type { ScreenIndex } from './screen-index.ts';

type Line = { part: Bundle['lines'][number]['part']; entry: CatalogueEntry; quantity: number };
type Held = Candidate & { place: Place; holder: CatalogueEntry | 'none needed' | null };

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
    const lead = await findLead(context, snapshot, index, { screen: entry, player });
    if (typeof lead === 'string') notes.push(lead);
    else lines.push({ part: 'lead', entry: lead, quantity: leadsFor(held) });
  }
  return { ...sumOf(lines, snapshot), notes, lacks: lacksOf(lines), lines: lines.map(presentLine) };
}

function standsBy({ entry: { product }, place }: Held): string {
  const { includes = [], fixing, formFactor } = product.specs;
  if (includes.includes('bracket')) return 'Its brackets are in the box.';
  if (includes.includes('fitting')) return 'Hanging it up is part of its price.';
  if (fixing && fixing !== 'VESA holes') return `It hangs by ${fixing} and needs no bracket.`;
  // An LED poster may hang as well: below a ceiling nobody asks whether it stands.
  const stands = formFactor === 'free-standing' && place !== 'ceiling' && place !== 'wall';
  return stands ? 'It stands by itself.' : 'It needs no bracket.';
}

// The cheapest that shows all there is to show, else the cheapest that fits.
async function findPlayer(
  context: AppContext,
  { byId }: Snapshot,
  { players }: ScreenIndex,
  { product }: CatalogueEntry,
): Promise<CatalogueEntry | string> {
  const { includes, connectivity } = product.specs;
  if (includes?.includes('player')) return 'Its player is built in or in the box.';
  if (!connectivity) return 'Its sockets are not known, nor which player it takes: ask us.';
  const has = (socket: RegExp) => connectivity.some((port) => socket.test(port));
  if (!has(/^HDMI/) && has(/^(?:USB|Ethernet|LAN|Wi-Fi|4G)/))
    return 'It plays from its own network or USB connection and needs no player.';
  const offered = players.flatMap((id) => byId.get(id) ?? []).sort(byStockThenPrice);
  let second: CatalogueEntry | undefined;
  for (const player of offered) {
    const { verdict, warning } = await fitOf(context, product.id, player.product.id);
    if (verdict === 'fits' && warning === null) return player;
    if (verdict === 'fits') second ??= player;
  }
  return second ?? 'None of our players fits it: ask us for one.';
}

// The cheapest that goes into both ends. Where that is not known of any, the sentence says what is missing.
async function findLead(
  context: AppContext,
  { byId }: Snapshot,
  { leads }: ScreenIndex,
  { screen, player }: { screen: CatalogueEntry; player: CatalogueEntry },
): Promise<CatalogueEntry | string> {
  if (player.product.specs.powerSource?.includes('USB')) return 'The player plugs into the screen without a lead.';
  const offered = leads
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ product }) => product.specs.leadKind === 'HDMI')
    .sort(byStockThenPrice);
  let open: string | undefined;
  for (const lead of offered) {
    const ends = await Promise.all([screen, player].map((end) => fitOf(context, end.product.id, lead.product.id)));
    if (ends.every(({ verdict }) => verdict === 'fits')) return lead;
    if (ends.some(({ verdict }) => verdict === 'refused')) continue;
    open ??= ends.flatMap(({ verdict, reasons }) => (verdict === 'fits' ? [] : reasons)).join(' ');
  }
  return open === undefined ? 'None of our HDMI leads fits it: ask us for one.' : `Ask us for an HDMI lead. ${open}`;
}

// What is there comes first.
function byStockThenPrice(a: CatalogueEntry, b: CatalogueEntry): number {
  return Number(b.product.inStock) - Number(a.product.inStock) || a.pricePence - b.pricePence;
}

function leadsFor({ entry, facts }: Held): number {
  return entry.product.specs.loopsPicture ? 1 : facts.screens;
}

function lacksOf(lines: readonly Line[]): string | null {
  const lacking = lines.flatMap(({ entry: { product }, quantity }) => {
    if (!product.inStock || product.stockQuantity === 0) return [`${product.name} is out of stock`];
    const left = product.stockQuantity;
    return left < quantity ? [`only ${left} of ${product.name} ${left === 1 ? 'is' : 'are'} left`] : [];
  });
  if (lacking.length === 0) return null;
  const sentence = `${listed(lacking)}, so this cannot be bought as a whole now.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sumOf(lines: readonly Line[], { vatRate }: Snapshot) {
  const pence = lines.reduce((total, { entry, quantity }) => total + entry.pricePence * quantity, 0);
  return { total: toDecimal(pence), totalIncVat: toDecimal(withVat(pence, vatRate)) };
}

function presentLine({ part, entry, quantity }: Line): Bundle['lines'][number] {
  return { part, product: entry.product, quantity };
}
