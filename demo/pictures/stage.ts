/**
 * The quiet room: a soft shadow where the product stands, the light that its screen spills, and a faint reflection on
 * the floor. The ground stays transparent, so that a picture sits on any paper.
 */
import type { Camera, Point } from './camera.ts';
import { floorSlope, project, sum } from './camera.ts';
import { ellipse, moved, polygon, rect, short } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { blur, linear, radial } from './sheet.ts';

export const picture = { width: 960, height: 720 };

export type Shadow = { at: Point; width: number; depth: number; strength?: number; round?: boolean };
export type Glow = { at: Point; width: number; height: number; colour: string; strength?: number };
export type Scene = { object: string; shadows: Shadow[]; glows?: Glow[]; reflection?: number };

export function stage(sheet: Sheet, camera: Camera, scene: Scene): string {
  const spill = (scene.glows ?? []).map((glow) => drawGlow(sheet, camera, glow));
  const ground = scene.shadows.map((shadow) => drawShadow(sheet, camera, shadow));
  const mirrored = scene.reflection ? reflect(sheet, camera, scene.reflection) : '';
  const drawing = `${spill.join('')}${ground.join('')}${mirrored}<g id="o">${scene.object}</g>`;
  const size = `viewBox="0 0 ${picture.width} ${picture.height}" width="${picture.width}" height="${picture.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheet.definitions()}${drawing}</svg>`;
}

/** The light of a screen on the wall behind it: strongest at the product, gone before the picture ends. */
export function drawGlow(sheet: Sheet, camera: Camera, { at, width, height, colour, strength = 0.5 }: Glow): string {
  const [x, y] = project(camera, at);
  const rx = Math.min((width / 2) * camera.scale, x, picture.width - x);
  const ry = Math.min((height / 2) * camera.scale, y, picture.height - y);
  const light = radial(sheet, [
    [0, colour, strength],
    [0.45, colour, strength * 0.55],
    [0.75, colour, strength * 0.14],
    [1, colour, 0],
  ]);
  return ellipse(x, y, rx, ry, light);
}

/** The product's footprint, twice: wide and soft for the room, narrow and dark where it touches the floor. */
export function drawShadow(sheet: Sheet, camera: Camera, { at, width, depth, strength = 1, round }: Shadow): string {
  const footprint = (grow: number): [number, number][] => {
    const [w, d] = [(width / 2) * grow, (depth / 2) * grow];
    const corners: Point[] = round
      ? Array.from({ length: 24 }, (_, n) => [w * Math.cos((n * Math.PI) / 12), 0, d * Math.sin((n * Math.PI) / 12)])
      : [
          [-w, 0, -d],
          [w, 0, -d],
          [w, 0, d],
          [-w, 0, d],
        ];
    return corners.map((corner) => project(camera, sum(at, corner)));
  };
  const layer = (grow: number, softness: number, drop: number, opacity: number) =>
    `<g filter="${blur(sheet, softness)}">${moved(0, drop, polygon(footprint(grow), '#10141f', opacity * strength))}</g>`;
  return layer(1.06, 17, 12, 0.3) + layer(0.97, 5, 3, 0.46);
}

function reflect(sheet: Sheet, camera: Camera, strength: number): string {
  const slope = floorSlope(camera);
  const top = camera.groundY;
  const reach = Math.min(112, picture.height - top);
  const fade = linear(sheet, [
    [0, '#fff', strength],
    [0.5, '#fff', strength * 0.3],
    [1, '#fff', 0],
  ]);
  const mask = sheet.define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="960" height="720">${rect(0, top - 4, picture.width, reach, fade)}</mask>`,
  );
  const flip = `matrix(1 ${short(2 * slope)} 0 -1 0 ${short(2 * (top - slope * camera.centreX))})`;
  const soft = blur(sheet, 2);
  return `<g mask="url(#${mask})"><g filter="${soft}"><use href="#o" transform="${flip}"/></g></g>`;
}
