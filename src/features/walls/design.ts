import { lengthText } from '#values/length.ts';
import type { WallAsked } from './asked.ts';
import type { LinePart } from './count-parts.ts';
import type { Cabinet, Kit, WallParts } from './parts.ts';
import { pitchOf } from './parts.ts';
import { countAlong, MOST_CABINETS, nearestOf, planWall, type WallPlan, type WallRates } from './plan.ts';
import type { WallErrors } from './wall-address.ts';

// A distance in feet is said to the inch: 2 m are 6′ 7″, and a viewer half an inch nearer needs no finer cabinet.
const AS_CLOSE_MM = 12.7;

/** One pitch beside the others. */
export interface Alternative {
  plan: WallPlan;
  isChosen: boolean;
  /** Smooth from where the nearest viewer stands. */
  suitsViewer: boolean;
}

/** A ready wall that is the same and costs less than the same parts. */
export interface KitOffer {
  kit: Pick<Kit, 'id' | 'sku' | 'slug' | 'name' | 'pricePence' | 'available' | 'leadDays'>;
  savesPence: number;
  /** What of the plan it comes without. */
  without: LinePart[];
}

export interface WallDesign {
  plan: WallPlan;
  suitsViewer: boolean;
  /** By pitch, the finest first; the chosen one among them. */
  alternatives: Alternative[];
  kit: KitOffer | null;
}

/** The wall that was asked for, of the coarsest cabinets that are smooth for its nearest viewer, or of those that were chosen. */
export function designWall(
  asked: WallAsked,
  parts: WallParts,
  rates: WallRates,
): { design: WallDesign } | { errors: WallErrors } {
  const isOutdoor = asked.place === 'outdoors';
  const cabinets = parts.cabinets
    .filter((cabinet) => cabinet.isOutdoor === isOutdoor)
    .sort((a, b) => pitchOf(a) - pitchOf(b) || a.pricePence - b.pricePence);
  const [finest] = cabinets;
  if (!finest)
    return { errors: { place: `We sell no LED cabinets for ${asked.place} at the moment. Ask us for a quote.` } };
  const suits = (cabinet: Cabinet) => nearestOf(cabinet) * 1000 <= asked.nearestMm + AS_CLOSE_MM;
  const chosen = cabinets.find(({ sku }) => sku === asked.cabinet) ?? cabinets.filter(suits).at(-1);
  if (!chosen) return { errors: { nearest: nothingSoFine(asked, finest) } };
  const errors = wrongSize(asked, chosen);
  if (errors) return { errors };
  const planOf = (cabinet: Cabinet) => planWall(asked, cabinet, parts, rates);
  const alternatives = cabinets
    .filter((cabinet) => cabinet === chosen || !wrongSize(asked, cabinet))
    .map((cabinet) => ({ plan: planOf(cabinet), isChosen: cabinet === chosen, suitsViewer: suits(cabinet) }));
  const plan = planOf(chosen);
  return { design: { plan, suitsViewer: suits(chosen), alternatives, kit: offerKit(plan, isOutdoor, parts.kits) } };
}

function nothingSoFine({ nearestMm, unit, place }: WallAsked, finest: Cabinet): string {
  const [stands, from] = [lengthText(nearestMm, unit), lengthText(nearestOf(finest) * 1000, unit)];
  const pitch = Number(pitchOf(finest).toFixed(2));
  return `Nothing we sell for ${place} looks smooth from ${stands}: our finest cabinet, ${pitch} mm, does from ${from}. Enter ${from}, or ask us for a quote`;
}

function wrongSize({ widthMm, heightMm, unit }: WallAsked, cabinet: Cabinet): WallErrors | null {
  const least = (mm: number) => `The smallest wall is one cabinet: enter at least ${lengthText(mm / 2, unit)}`;
  const [columns, rows] = [countAlong(widthMm, cabinet.widthMm), countAlong(heightMm, cabinet.heightMm)];
  const errors: WallErrors = {
    ...(columns === 0 && { width: least(cabinet.widthMm) }),
    ...(rows === 0 && { height: least(cabinet.heightMm) }),
  };
  if (columns * rows > MOST_CABINETS) {
    const count = (columns * rows).toLocaleString('en-GB');
    errors.width = `That is a wall of ${count} cabinets. Up to ${MOST_CABINETS} can be planned here: make it smaller, or ask us for a quote`;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

// What of a plan is in a kit that says it comes with these.
const IN_THE_BOX: Readonly<Record<LinePart, readonly string[] | null>> = {
  cabinet: null,
  controller: ['controller'],
  frame: ['stand', 'bracket'],
  module: ['spare modules'],
  case: ['flight cases'],
};

function offerKit(plan: WallPlan, isOutdoor: boolean, kits: readonly Kit[]): KitOffer | null {
  const offers = kits
    .filter((kit) => kit.isOutdoor === isOutdoor && isSameWall(kit, plan))
    .map((kit): KitOffer => {
      const isIn = (part: LinePart) => IN_THE_BOX[part]?.some((named) => kit.includes.includes(named)) ?? true;
      const sameParts = plan.lines.filter(({ part }) => isIn(part)).reduce((sum, line) => sum + line.totalPence, 0);
      const { id, sku, slug, name, pricePence, available, leadDays } = kit;
      const without = plan.lines.map(({ part }) => part).filter((part) => !isIn(part));
      const offered = { id, sku, slug, name, pricePence, available, leadDays };
      return { kit: offered, savesPence: sameParts - pricePence, without };
    })
    .filter(({ savesPence }) => savesPence > 0);
  return offers.sort((a, b) => b.savesPence - a.savesPence)[0] ?? null;
}

function isSameWall(kit: Kit, { widthMm, heightMm, pixelsWide, pixelsHigh }: WallPlan): boolean {
  return (
    kit.widthMm === widthMm &&
    kit.heightMm === heightMm &&
    kit.pixelsWide === pixelsWide &&
    kit.pixelsHigh === pixelsHigh
  );
}
