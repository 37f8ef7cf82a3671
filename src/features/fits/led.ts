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
export function frameHolds({ specs }: FitFacts, frame: FitFacts): Finding[] {
  const size = `${specs.widthMm} × ${specs.heightMm}`;
  const madeFor = frame.specs.cabinetSize;
  if (specs.widthMm === undefined || specs.heightMm === undefined || madeFor === undefined)
    return [unknown(() => 'Which cabinets the frame is made for is not known.')];
  return [
    about(
      'size',
      either(
        madeFor === size,
        () => `The frame is made for cabinets of ${size} mm.`,
        () => `The cabinet is ${size} mm; the frame is made for ${madeFor} mm.`,
        () => `for ${size} mm`,
      ),
    ),
    ...(specs.outdoor && !frame.specs.outdoor
      ? [
          about(
            'place',
            broken(() => 'The cabinet is for outdoors, the frame for indoors.'),
          ),
        ]
      : []),
  ];
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
