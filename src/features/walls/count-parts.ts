import { type Cabinet, type Carrier, type Controller, pitchOf, type SpareModule, type WallParts } from './parts.ts';

export type LinePart = 'cabinet' | 'controller' | 'frame' | 'module' | 'case';

/** Our assumption: of a hundred modules two are worth having on the shelf. */
export const SPARES_A_HUNDRED = 2;

/** Controllers that feed a wall, and how. */
export interface Driven {
  controller: Controller;
  count: number;
  ports: number;
  cabinetsAPort: number;
}

/** The controllers that cost least of those that feed so many cabinets; a port feeds whole cabinets. */
export function driveWith(controllers: readonly Controller[], cabinet: Cabinet, cabinets: number): Driven | null {
  const pixels = cabinet.pixelsWide * cabinet.pixelsHigh;
  const ways = controllers.flatMap((controller): Driven[] => {
    const cabinetsAPort = Math.floor(controller.pixelsPerPort / pixels);
    if (cabinetsAPort === 0) return [];
    const ports = Math.ceil(cabinets / cabinetsAPort);
    return [{ controller, count: Math.ceil(ports / controller.dataPorts), ports, cabinetsAPort }];
  });
  const cost = ({ controller, count }: Driven) => controller.pricePence * count;
  return ways.sort((a, b) => cost(a) - cost(b) || a.controller.id - b.controller.id)[0] ?? null;
}

/** The frame that costs least for these cabinets, where they hang. */
export function frameFor(cabinet: Cabinet, frames: readonly Carrier[]): Carrier | undefined {
  return forCabinet(frames, cabinet).find(({ isOutdoor }) => isOutdoor === cabinet.isOutdoor);
}

function forCabinet(carriers: readonly Carrier[], { widthMm, heightMm }: Cabinet): Carrier[] {
  const size = `${widthMm} × ${heightMm}`;
  const each = ({ pricePence, cabinetsTaken }: Carrier) => pricePence / cabinetsTaken;
  return carriers.filter(({ cabinetSize }) => cabinetSize === size).sort((a, b) => each(a) - each(b));
}

interface Counted {
  is: LinePart;
  part: Cabinet | Controller | Carrier | SpareModule;
  quantity: number;
}

/** The products of a wall, and how many of each. */
export function countParts({
  cabinet,
  cabinets,
  driven,
  frame,
  parts,
  withCases,
}: {
  cabinet: Cabinet;
  cabinets: number;
  driven: Driven | null;
  frame: Carrier | undefined;
  parts: WallParts;
  withCases: boolean;
}): Counted[] {
  const counted: Counted[] = [{ is: 'cabinet', part: cabinet, quantity: cabinets }];
  if (driven) counted.push({ is: 'controller', part: driven.controller, quantity: driven.count });
  if (frame) counted.push({ is: 'frame', part: frame, quantity: Math.ceil(cabinets / frame.cabinetsTaken) });
  const spare = parts.modules.find((module) => isOf(module, cabinet));
  if (spare)
    counted.push({
      is: 'module',
      part: spare,
      quantity: Math.ceil((cabinets * modulesIn(cabinet, spare) * SPARES_A_HUNDRED) / 100),
    });
  const [flightCase] = withCases ? forCabinet(parts.cases, cabinet) : [];
  if (flightCase)
    counted.push({ is: 'case', part: flightCase, quantity: Math.ceil(cabinets / flightCase.cabinetsTaken) });
  return counted;
}

// Modules of another pitch do not fit, and those for indoors do not stand the rain.
function isOf(module: SpareModule, cabinet: Cabinet): boolean {
  return module.isOutdoor === cabinet.isOutdoor && Math.abs(pitchOf(module) - pitchOf(cabinet)) < 0.01;
}

function modulesIn(cabinet: Cabinet, { widthMm, heightMm }: SpareModule): number {
  return Math.max(1, Math.round((cabinet.widthMm * cabinet.heightMm) / (widthMm * heightMm)));
}

/** What a wall needs and the shop does not sell, a sentence each. */
export function missingOf({
  driven,
  frame,
  lines,
  withCases,
}: {
  driven: Driven | null;
  frame: Carrier | undefined;
  lines: readonly { part: LinePart }[];
  withCases: boolean;
}): string[] {
  const has = (part: LinePart) => lines.some((line) => line.part === part);
  return [
    ...(driven ? [] : ['We sell no controller that feeds these cabinets: ask us for one.']),
    ...(frame ? [] : ['We sell no frame for these cabinets: ask us for one.']),
    ...(has('module') ? [] : ['We sell no spare modules for these cabinets: ask us for some.']),
    ...(withCases && !has('case') ? ['We sell no flight cases for these cabinets: ask us for some.'] : []),
  ];
}
