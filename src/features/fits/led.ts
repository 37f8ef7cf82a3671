import { about, broken, either, type Finding, met, unknown } from './finding.ts';
import type { FitFacts } from './fit-facts.ts';

/** An LED cabinet takes data from a controller, not a picture from a player. */
export function cabinetPlays(): Finding[] {
  return [
    about(
      'itself',
      broken(() => 'An LED cabinet takes data from an LED controller, not HDMI: a controller belongs between the two.'),
    ),
  ];
}

/** Cabinets lock to one another in a frame. */
export function cabinetHangs(): Finding[] {
  return [
    about(
      'itself',
      broken(() => 'LED cabinets lock to one another in a frame of their own; a bracket for screens holds none.'),
    ),
  ];
}

/** A controller feeds as many cabinets as the pixels of its ports allow. */
export function controllerDrives(cabinet: FitFacts, { specs: { dataPorts, pixelsPerPort } }: FitFacts): Finding[] {
  if (!cabinet.pixels || !dataPorts || !pixelsPerPort)
    return [unknown(() => 'How many of these cabinets its ports feed is not known.')];
  const aPort = Math.floor(pixelsPerPort / (cabinet.pixels[0] * cabinet.pixels[1]));
  return [
    about(
      'ports',
      either(
        aPort > 0,
        () => `Each of its ${dataPorts} data ports feeds ${aPort} of these cabinets, so it feeds ${aPort * dataPorts}.`,
        () => 'A data port of this controller does not carry the pixels of one such cabinet.',
        () => `up to ${aPort * dataPorts} of these cabinets`,
      ),
    ),
  ];
}

/** A frame is made for one size of cabinet, and only one for outdoors stands the rain. */
export function frameHolds(cabinet: FitFacts, frame: FitFacts): Finding[] {
  const isWet = cabinet.specs.outdoor && !frame.specs.outdoor;
  const place = broken(() => 'The cabinet is for outdoors, the frame for indoors.');
  return [sizeOf(cabinet, frame, 'frame'), ...(isWet ? [about('place', place)] : [])];
}

function sizeOf({ specs }: FitFacts, carrier: FitFacts, what: string): Finding {
  const madeFor = carrier.specs.cabinetSize;
  const size = `${specs.widthMm} × ${specs.heightMm}`;
  if (specs.widthMm === undefined || specs.heightMm === undefined || madeFor === undefined)
    return unknown(() => `Which cabinets the ${what} is made for is not known.`);
  const finding = either(
    madeFor === size,
    () => `The ${what} is made for cabinets of ${size} mm.`,
    () => `The cabinet is ${size} mm; the ${what} is made for ${madeFor} mm.`,
    () => `for ${size} mm`,
  );
  return about('size', finding);
}

/** A case takes cabinets of its size; a module goes where its pixels are as far apart, outdoors or in. */
export function spareServes(cabinet: FitFacts, spare: FitFacts): Finding[] {
  if (spare.specs.wallPart === 'case') return [sizeOf(cabinet, spare, 'case')];
  const [own, other] = [pitchOf(cabinet), pitchOf(spare)];
  if (own === null || other === null) return [unknown(() => 'How far apart their pixels are is not known.')];
  const isAlike = Math.abs(own - other) < LEAST_DIFFERENCE_MM;
  const isOutdoor = cabinet.specs.outdoor ?? false;
  return [
    about(
      'pitch',
      either(
        isAlike,
        () => `The pixels of both are ${own.toFixed(1)} mm apart.`,
        () => `The pixels of the cabinet are ${own.toFixed(1)} mm apart, those of the module ${other.toFixed(1)} mm.`,
        () => `${own.toFixed(1)} mm`,
      ),
    ),
    ...(isOutdoor !== (spare.specs.outdoor ?? false)
      ? [
          about(
            'place',
            broken(() => 'One of the two is for outdoors, the other for indoors.'),
          ),
        ]
      : []),
  ];
}

const LEAST_DIFFERENCE_MM = 0.05;

function pitchOf({ pixels, specs: { widthMm } }: FitFacts): number | null {
  return pixels && widthMm ? widthMm / pixels[0] : null;
}

/** What a player shows reaches the cabinets through the controller. */
export function controllerTakes({ specs: { connectivity } }: FitFacts): Finding[] {
  return (connectivity ?? []).some((by) => /HDMI/i.test(by))
    ? [
        met(
          () => 'The controller takes the player’s picture over HDMI.',
          () => 'HDMI to the controller',
        ),
      ]
    : [unknown(() => 'Which pictures the controller takes is not known.')];
}
