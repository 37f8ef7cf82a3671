import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { POINTS_BACK } from '#features/assistant/questions/kinds.ts';
import { namesLedWall, wallSidesIn, withoutSides } from '#features/assistant/questions/wall-sides.ts';
import { metresIn } from '#features/viewing/distance.ts';
import { EXAMPLE, type WallTyped, wallSearch } from '#features/walls/wall-address.ts';
import { formatPounds } from '#values/money.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { designed, pitchesIn, pitchFor, planAt, refused } from './led-pitch.ts';

const OUTSIDE = /\bout(?:doors?|side)\b/iu;
const CHOOSES = /\bwhich\b|\bwhat\b|\bor\b|\benough\b|\bneed\b|\bfine\b|\bok(?:ay)?\b/iu;

/** Whether a message asks what a wall of these sides takes, whatever else it asks of it. */
export function asksForLedWall(message: string): boolean {
  return namesLedWall(message) && wallSidesIn(message) !== null;
}

/** An LED wall by its sides, counted and priced, or the pitch for a distance: both as the plan of a wall works them out. */
export async function answerLedWall(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind } = asked;
  const isOn = mind.before !== null && namesLedWall(mind.before);
  if (!namesLedWall(message) && !isOn) return null;
  // 'And what would that weigh' is asked of the wall before.
  const sides =
    wallSidesIn(message) ??
    (isOn && (POINTS_BACK.test(message) || ASKS_PRICE.test(message)) ? wallSidesIn(mind.before ?? '') : null);
  const place = OUTSIDE.test(message) ? 'outdoors' : 'indoors';
  if (sides) {
    const { width, height, unit } = sides;
    return planned(asked, {
      ...{ ...EXAMPLE, width, height, unit, place },
      nearest: nearestFor(withoutSides(wallSidesIn(message) ? message : (mind.before ?? '')), place),
    });
  }
  const isOfIt = isOn && asked.named.entries.length === 0 && mind.shown.length === 0;
  if (isOfIt && ASKS_PRICE.test(message)) return { ...NOTHING, reply: BY_ITS_SIDES, sources: [planAt('')] };
  const nearest = distanceIn(message);
  const isOfPitch =
    /\bpitch/iu.test(`${message} ${isOn ? mind.before : ''}`) || pitchesIn(withoutSides(message)).length > 0;
  return nearest && isOfPitch && CHOOSES.test(message) ? pitchFor(asked, { ...EXAMPLE, place, nearest }) : null;
}

const ASKS_PRICE = /\b(?:costs?|prices?|how much)\b(?! (?:\w+ ){0,3}(?:weigh|power|run|light|space|room|heat|noise))/iu;
const BY_ITS_SIDES =
  'What a wall of LED costs follows from its sides and its pitch. Tell me both, for instance ‘LED wall 4 m by 2 m outdoors’, and I count and price it with all that it takes, as the planner does.';

function kg(amount: number): string {
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })} kg`;
}

function distanceIn(message: string): string | null {
  const metres = metresIn(message.replace(/\b\d+(?:\.\d+)? ?mm\b/giu, ' '));
  return metres === null ? null : String(metres);
}

// Without a distance the pitch that is named is looked at from as many metres; outdoors nobody stands so near.
function nearestFor(message: string, place: WallTyped['place']): string {
  const [pitch] = pitchesIn(message);
  return distanceIn(message) ?? (pitch ? String(pitch) : place === 'outdoors' ? USUAL_OUTDOORS_M : EXAMPLE.nearest);
}

const USUAL_OUTDOORS_M = '5';
const A_SQUARE_METRE = /\b(?:per|a|each) (?:sq(?:uare)?\.? ?(?:metres?|meters?|m)|m2|sqm)\b|\bm²/iu;
const MM_A_METRE = 1000;
const MM_A_FOOT = 304.8;
const MOST_OFF_MM = 5;

function metres(mm: number): string {
  return (mm / 1000).toLocaleString('en-GB', { maximumFractionDigits: 2 });
}

function isAsTyped({ width, height, unit }: WallTyped, { widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const off = (typed: string, mm: number) => Math.abs(Number(typed) * (unit === 'ft' ? MM_A_FOOT : MM_A_METRE) - mm);
  return off(width, widthMm) <= MOST_OFF_MM && off(height, heightMm) <= MOST_OFF_MM;
}

async function planned({ context, message }: Asked, typed: WallTyped): Promise<AssistantAnswer | null> {
  const [pitch] = pitchesIn(withoutSides(message));
  const suited = await designed(context, typed);
  if (typeof suited === 'string') return refused(suited);
  const chosen = suited.alternatives.find(({ plan }) => Math.abs(plan.cabinet.pitchMm - (pitch ?? 0)) < 0.1);
  const plan = chosen?.plan ?? suited.plan;
  const search = wallSearch({ ...typed, cabinet: chosen ? plan.cabinet.sku : '' });
  const [cabinets] = plan.lines;
  const kit = chosen && !chosen.isChosen ? null : suited.kit;
  const sides = `${typed.width} × ${typed.height} ${typed.unit}`;
  const real = `${metres(plan.widthMm)} × ${metres(plan.heightMm)} m`;
  const areaM2 = (plan.widthMm * plan.heightMm) / 1e6;
  const isReal = isAsTyped(typed, plan);
  const reply = [
    `A wall of ${sides}: ${plan.cabinets} cabinets, ${plan.columns} across and ${plan.rows} high, ${plan.cabinet.name}, for viewers from ${plan.nearestM} m on.`,
    isReal
      ? ''
      : `Whole cabinets do not make just that: its real size is ${real}. Check that it goes in, or ask for another number of cabinets.`,
    cabinets && A_SQUARE_METRE.test(message)
      ? `A square metre of cabinets is ${formatPounds(Math.round(cabinets.totalPence / areaM2))} ex VAT, without controller, frames and spares.`
      : '',
    cabinets
      ? `The cabinets alone: ${formatPounds(cabinets.totalPence)} ex VAT, ${formatPounds(cabinets.totalIncVatPence)} including VAT.`
      : '',
    `With all that it takes (${plan.lines
      .slice(1)
      .map(({ quantity, name }) => `${quantity} × ${name}`)
      .join(
        ', ',
      )}): ${formatPounds(plan.sums.exVatPence)} ex VAT, ${formatPounds(plan.sums.incVatPence)} including VAT, before delivery.`,
    kit ? `The ready ${kit.kit.name} is as large and costs ${formatPounds(kit.kit.pricePence)} ex VAT.` : '',
    plan.missing.length > 0 ? `It also needs what the shop does not sell: ${plan.missing.join(', ')}.` : '',
    `The cabinets weigh ${kg(plan.cabinetsKg)}, with their frames ${kg(plan.totalKg)}.`,
    `It draws up to ${plan.greatestWatts.toLocaleString('en-GB')} W, about ${plan.averageWatts.toLocaleString('en-GB')} W on the average.`,
  ];
  return { ...NOTHING, reply: reply.filter(Boolean).join('\n'), sources: [planAt(search)] };
}
