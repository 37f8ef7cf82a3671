/** A person without a face, who shows the size of the things beside them. */
import { PERSON_MM } from '#features/viewing/person.ts';
import type { Camera, Point } from '../camera.ts';
import { layOn } from '../camera.ts';
import { ellipse, path } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { linear } from '../sheet.ts';

export const PERSON_CM = PERSON_MM / 10;

export function person(sheet: Sheet, camera: Camera, at: Point): string {
  const look = linear(sheet, [
    [0, '#868a94'],
    [1, '#5e626d'],
  ]);
  const figure = ellipse(0, -160.5, 9, 11.3, look) + path(BODY, { fill: look });
  return `<g transform="${layOn(camera, at, [1, 0, 0], [0, -1, 0])}">${figure}</g>`;
}

// In centimetres, from the floor between the feet.
const BODY =
  'M-4-151V-147C-13-145-20-142-22-133L-26-99C-27-92-25-86-23-81L-19-82C-20-90-19-96-18-101L-15-122L-14-93L-16-88L-14-46L-12-6' +
  'C-12-3-14-1-17 0H-4L-3-48L0-84L3-48L4 0H17C14-1 12-3 12-6L14-46L16-88L14-93L15-122L18-101C19-96 20-90 19-82L23-81' +
  'C25-86 27-92 26-99L22-133C20-142 13-145 4-147V-151Z';
