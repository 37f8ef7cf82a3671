import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { type PanelGrid, panelGridIn } from '#features/assistant/questions/panel-grid.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { listFits } from '#features/fits/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const ASKS =
  /\b(?:how much|costs?|prices?|ballpark|roughly|budget|quote|need|want|like|looking|suggest|recommend|which|supply|with|including|total|come to)\b/iu;

/** '2 × 2 of 55s with less than 2 mm between them': single panels and the mount for each, with their sum, and the ready kit where it has what is asked. */
export async function answerPanelWall(asked: Asked): Promise<AssistantAnswer | null> {
  const { snapshot, message, named } = asked;
  const grid = panelGridIn(message);
  const isOfOne = named.entries.length > 0 && named.entries.every(({ product }) => product.specs.panels !== undefined);
  if (!grid || isOfOne || !ASKS.test(message)) return null;
  const count = grid.columns * grid.rows;
  const panels = snapshot.entries
    .filter(({ product }) => isPanel(product) && suits(product, grid))
    .sort((a, b) => a.pricePence - b.pricePence);
  const [panel] = panels;
  const kit = snapshot.entries.find(({ product }) => isKit(product, grid, count));
  if (!panel) return kit ? null : refused(grid);
  const mount = await mountFor(asked, panel);
  const sum = (each: (entry: Pick<Product, 'price' | 'priceIncVat'>) => number) =>
    count * (each(panel.product) + (mount ? each(mount) : 0));
  const [ex, inc] = [sum(({ price }) => toPence(price)), sum(({ priceIncVat }) => toPence(priceIncVat))];
  const joint = sentencesOn(panel.product.description, ASPECTS.joints)[0];
  const shown = [panel.product, ...(mount ? [mount] : []), ...(kit ? [kit.product] : [])];
  return {
    ...NOTHING,
    reply: [
      `A wall of ${grid.columns} × ${grid.rows} takes ${count} panels:`,
      `${count} × ${panel.product.name}: ${formatPounds(count * panel.pricePence)} ex VAT.${joint ? ` Its page says: ‘${joint}’` : ''}`,
      ...(mount
        ? [`${count} × ${mount.name}, one for each panel: ${formatPounds(count * toPence(mount.price))} ex VAT.`]
        : []),
      `Together ${formatPounds(ex)} ex VAT, ${formatPounds(inc)} including VAT, before delivery, leads and a player.`,
      ...(kit
        ? [
            `As a kit there is ${kit.product.name}, ${formatPounds(kit.pricePence)} ex VAT${including(kit.product)}${less(kit.pricePence, ex)}.`,
          ]
        : []),
    ].join('\n'),
    sources: shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    products: shown.map((product) => ({ product, reason: 'For a wall of so many panels.' })),
    total: shown.length,
  };
}

// One panel of a wall, and no ready wall.
function isPanel({ specs }: Product): boolean {
  return specs.loopsPicture === true && specs.panels === undefined;
}

function suits(product: Product, { inches, jointMm }: PanelGrid): boolean {
  const own = jointOf(product);
  return (
    (inches === null || product.specs.screenSizeInches === inches) &&
    (jointMm === null || (own !== null && own <= jointMm))
  );
}

function isKit({ specs }: Product, { inches, jointMm, columns, rows }: PanelGrid, count: number): boolean {
  const { panels, panelInches, widthMm = 0, heightMm = 0, technology } = specs;
  const isSize = inches === null || panelInches === inches;
  // A row of menu boards is no wall, and of a kit's joints its own page says nothing that can be compared.
  const isWall = technology === 'LCD' && specs.operatingHours === '24/7';
  return panels === count && isSize && isWall && jointMm === null && widthMm > heightMm === columns >= rows;
}

const MM = /(\d+(?:\.\d+)?) ?mm\b/u;

function jointOf({ description }: Product): number | null {
  const [sentence] = sentencesOn(description, ASPECTS.joints);
  const mm = MM.exec(sentence ?? '')?.[1];
  return mm ? Number(mm) : null;
}

// What pulls each panel out of the wall is what a wall of them hangs on.
async function mountFor({ context }: Asked, { product }: CatalogueEntry) {
  const { groups } = await listFits(context, product.id, { verdict: 'fits' });
  const hanging = groups.find(({ relation }) => relation === 'hangs')?.products ?? [];
  return (
    hanging
      .map((each) => each.product)
      .filter(({ specs }) => (specs.moves ?? []).includes('pulling out') && (specs.places ?? []).includes('wall'))
      .toSorted((a, b) => Number(b.specs.loadKg ?? 0) - Number(a.specs.loadKg ?? 0))[0] ?? null
  );
}

function including({ specs }: Product): string {
  const includes: readonly string[] = specs.includes ?? [];
  return includes.length > 0 ? `, with ${includes.join(', ')}` : '';
}

// What makes the kit the better choice.
function less(kitPence: number, singlyPence: number): string {
  return kitPence < singlyPence ? `: ${formatPounds(singlyPence - kitPence)} ex VAT less than singly` : '';
}

function refused({ inches, jointMm }: PanelGrid): AssistantAnswer {
  const what = [inches ? `${inches} inches` : '', jointMm ? `a joint of at most ${jointMm} mm` : ''].filter(Boolean);
  return {
    ...NOTHING,
    reply: `No single panel of ours states ${what.join(' and ')}. A wall of LED has no joints; the planner counts and prices it.`,
    sources: [{ label: 'Plan an LED wall', href: paths.ledWall() }],
    ways: ['person'],
  };
}
