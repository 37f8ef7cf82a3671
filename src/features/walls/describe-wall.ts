import { type LengthUnit, lengthText } from '#values/length.ts';
import { formatPounds } from '#values/money.ts';
import type { WallAsked } from './asked.ts';
import type { LinePart } from './count-parts.ts';
import type { WallPlan } from './plan.ts';

/** A figure of a wall in words, with what to know of it. */
export interface WallFact {
  term: string;
  value: string;
  note?: string;
}

const number = (value: number, decimals = 0) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: decimals, minimumFractionDigits: 0 });
const SAME_SHAPE = 0.995;

/** The name of a part as a sentence has it. */
export const PART_NAMES: Readonly<Record<LinePart, string>> = {
  cabinet: 'cabinets',
  controller: 'controller',
  frame: 'frame',
  module: 'spare modules',
  case: 'flight cases',
};

/** The real size: `4 × 2.5 m`, and in feet too where those were typed. */
export function sizeText({ widthMm, heightMm }: WallPlan, unit: LengthUnit): string {
  const metres = `${number(widthMm / 1000, 2)} × ${number(heightMm / 1000, 2)} m`;
  return unit === 'm' ? metres : `${lengthText(widthMm, 'ft')} × ${lengthText(heightMm, 'ft')} (${metres})`;
}

/** Everything that is known of a wall beside its price, as the page and the printed plan say it. */
export function describeWall(
  plan: WallPlan,
  { unit, widthMm, heightMm, hours }: WallAsked,
  pencePerKwh: number,
): WallFact[] {
  const metres = (value: number) => lengthText(value * 1000, unit);
  const isExact = plan.widthMm === Math.round(widthMm) && plan.heightMm === Math.round(heightMm);
  const { columns, rows, cabinets, cabinet } = plan;
  return [
    {
      term: 'Real size',
      value: sizeText(plan, unit),
      ...(!isExact && { note: 'As near to yours as whole cabinets come' }),
    },
    {
      term: 'Cabinets',
      value: `${columns} × ${rows} = ${cabinets}`,
      note: `${number(cabinet.pitchMm, 2)} mm pitch${cabinet.nits ? `, ${number(cabinet.nits)} nits` : ''}${serviced(plan)}`,
    },
    { term: 'Pixels', value: `${plan.pixelsWide} × ${plan.pixelsHigh}`, note: shapeOf(plan) },
    {
      term: 'Nearest viewer',
      value: metres(plan.nearestM),
      note: `From there it looks smooth; from ${metres(Math.round(plan.vanishM * 10) / 10)} nobody sees a pixel`,
    },
    {
      term: 'Farthest viewer',
      value: metres(Math.round(plan.farthestM * 10) / 10),
      note: 'For print of a twentieth of the wall’s height',
    },
    {
      term: 'Weight',
      value: `${number(plan.totalKg, 1)} kg`,
      note:
        plan.totalKg > plan.cabinetsKg
          ? `Cabinets ${number(plan.cabinetsKg, 1)} kg, the rest is the frame`
          : 'The cabinets alone',
    },
    {
      term: 'Power',
      value: `${number(plan.greatestWatts)} W at most`,
      note: `About ${number(plan.averageWatts)} W on the average${plan.controllerWatts > 0 ? `; the controller draws ${number(plan.controllerWatts)} W more` : ''}`,
    },
    {
      term: 'Heat',
      value: `${number(plan.greatestBtu)} BTU/h at most`,
      note: `About ${number(plan.averageBtu)} BTU/h on the average`,
    },
    {
      term: 'Circuits',
      value: `${plan.circuits} of 16 A`,
      note: `${number(plan.amps, 1)} A at 230 V, with a fifth to spare; your electrician decides`,
    },
    ...(plan.ports > 0
      ? [
          {
            term: 'Data',
            value: counted(plan.ports, 'port'),
            note: `${counted(plan.cabinetsAPort, 'cabinet')} on each at most`,
          },
        ]
      : []),
    {
      term: 'Running cost',
      value: `${formatPounds(plan.yearlyPence)} a year`,
      note: `${number(plan.yearlyKwh)} kWh: ${number(hours, 1)} hours a day at ${number(pencePerKwh, 2)}p a kWh`,
    },
  ];
}

function serviced({ cabinet: { service } }: WallPlan): string {
  if (!service) return '';
  return `, serviced from the ${service === 'front and rear' ? 'front or the rear' : service}`;
}

function shapeOf({ ratio, wideShare }: WallPlan): string {
  const shape = `${number(ratio, 2)} : 1`;
  if (wideShare > SAME_SHAPE) return `${shape}, the shape of 16:9`;
  const bars = ratio > 16 / 9 ? 'at the sides' : 'above and below';
  return `${shape}; 16:9 fills ${Math.round(wideShare * 100)} % of it, with bars ${bars}`;
}

/** `1 port`, `3 ports`. */
export function counted(count: number, name: string): string {
  return `${number(count)} ${name}${count === 1 ? '' : 's'}`;
}
