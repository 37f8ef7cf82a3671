/**
 * A product where it is used: over a counter, behind a window, on a wall, on a floor. The device is the one of its own
 * picture, brought to the scale of the room; the person beside it is 172 cm tall, so sizes can be read off.
 */
import type { Camera, Point } from '../camera.ts';
import { project, sum } from '../camera.ts';
import { drawDevice } from '../draw-picture.ts';
import { panelSize } from '../lit-screen.ts';
import type { PictureSpec } from '../picture-spec.ts';
import { polygon, rect } from '../shapes.ts';
import { blur, clip, createSheet, type Sheet } from '../sheet.ts';
import { drawGlow, drawShadow, picture, type Scene } from '../stage.ts';
import { cafe } from './cafe.ts';
import { person } from './person.ts';
import type { Place } from './places.ts';
import type { Room } from './room-parts.ts';
import { foyer, quietRoom, street } from './rooms.ts';
import { shopFront } from './shop-front.ts';

export function drawInSitu(spec: PictureSpec, place: Place): string {
  const sheet = createSheet();
  const { camera: own, scene } = drawDevice(
    sheet,
    spec.kind === 'window-display' ? { ...spec, withoutGlass: true } : spec,
  );
  const size = sizeOf(spec);
  const { at, shown, personAt, lift = 0 } = standing(place, spec, size);
  const scale = picture.width / shown;
  const camera: Camera = { ...own, scale, centreX: picture.width / 2, groundY: 664 + lift * scale };
  const room = roomOf(place, spec, sheet, camera, size);
  const isHung = place === 'wall' || place === 'street' || (place === 'counter' && spec.kind !== 'counter-screen');
  const device = light(sheet, camera, scene, at, isHung, size) + moveTo(own, camera, at, scene.object);
  const figure = person(sheet, camera, personAt);
  const behindTheCounter = place === 'counter' && !isHung;
  const inOrder = behindTheCounter
    ? [room.behind, figure, room.before, device]
    : place === 'counter'
      ? [room.behind, device, figure, room.before]
      : [room.behind, device, room.before, shadowOf(sheet, camera, personAt), figure];
  const frame = clip(sheet, rect(0, 0, picture.width, picture.height, ''));
  const drawing = `<g clip-path="${frame}">${inOrder.join('')}</g>`;
  const area = `viewBox="0 0 ${picture.width} ${picture.height}" width="${picture.width}" height="${picture.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${area}>${sheet.definitions()}${drawing}</svg>`;
}

interface Size {
  width: number;
  height: number;
}

/** The outer size of what hangs or stands there, near enough to place it. */
function sizeOf(spec: PictureSpec): Size {
  switch (spec.kind) {
    case 'wall-screen':
    case 'counter-screen':
    case 'window-display':
      return panelSize(spec.inches, spec.orientation);
    case 'menu-board-row': {
      const one = panelSize(spec.inches, spec.orientation);
      return { width: (one.width + 3) * spec.contents.length, height: one.height };
    }
    case 'video-wall': {
      const one = panelSize(spec.inches, 'landscape');
      const lift = spec.support === 'floor' ? 62 : 0;
      return { width: one.width * spec.columns, height: one.height * spec.rows + lift };
    }
    case 'led-wall':
      return { width: spec.widthCm, height: spec.heightCm };
    default:
      return { width: 80, height: 180 };
  }
}

interface Standing {
  /** Where the device's own floor point lies in the room. */
  at: Point;
  /** How many cm the picture is wide. */
  shown: number;
  personAt: Point;
  /** How far the floor is moved down, so that what hangs high is seen. */
  lift?: number;
}

function standing(place: Place, spec: PictureSpec, { width, height }: Size): Standing {
  const shown = Math.max(430, width * 1.75, (height + 130) * 1.36);
  if (place === 'counter') {
    if (spec.kind === 'counter-screen') return { at: [20, 108, 186], shown: 380, personAt: [-60, 0, 90], lift: 44 };
    return { at: [0, 196, 3], shown: Math.max(430, width * 1.45), personAt: [96, 0, 96], lift: 46 };
  }
  if (place === 'window') return { at: [-44, 62, -26], shown: 430, personAt: [138, 0, 96], lift: 10 };
  if (place === 'wall' || place === 'street') {
    const standsOnFloor = spec.kind === 'led-wall' || (spec.kind === 'video-wall' && spec.support === 'floor');
    const bottom = standsOnFloor ? 0 : Math.max(52, 158 - height / 2);
    // The camera is turned, so what stands nearer to it appears further left.
    const beside = Math.max(width / 2 + 84, 118);
    return { at: [0, bottom, standsOnFloor ? 20 : 3], shown, personAt: [beside, 0, 110] };
  }
  return { at: [10, 0, 110], shown: 430, personAt: [112, 0, 120] };
}

function roomOf(place: Place, spec: PictureSpec, sheet: Sheet, camera: Camera, { width }: Size): Room {
  if (place === 'counter') return cafe(sheet, camera, Math.max(150, width / 2 + 62));
  if (place === 'street') return street(sheet, camera);
  if (place === 'window') return shopFront(sheet, camera);
  if (place === 'floor') return foyer(sheet, camera, isForOutside(spec));
  const room = quietRoom(sheet, camera, -Math.max(width / 2 + 60, 130));
  const isLarge = spec.kind === 'led-wall' || (spec.kind === 'video-wall' && spec.support === 'floor');
  return isLarge ? { ...room, before: '' } : room;
}

function isForOutside(spec: PictureSpec): boolean {
  return spec.kind === 'a-board' || (spec.kind === 'totem' && spec.rugged === true);
}

/** The device as it was drawn for its own picture, at the room's scale. */
function moveTo(own: Camera, camera: Camera, at: Point, object: string): string {
  const [x, y] = project(camera, at);
  const scale = camera.scale / own.scale;
  const place = `translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${scale.toFixed(4)})translate(${-own.centreX} ${-own.groundY})`;
  return `<g transform="${place}">${object}</g>`;
}

/** The light that its screen throws on what is behind it, and its shadow there or on the floor. */
function light(sheet: Sheet, camera: Camera, scene: Scene, at: Point, isHung: boolean, size: Size): string {
  const glows = (scene.glows ?? [])
    .slice(0, 3)
    .map((glow) => drawGlow(sheet, camera, { ...glow, at: sum(glow.at, at) }));
  if (!isHung) {
    return (
      glows.join('') +
      scene.shadows.map((cast) => drawShadow(sheet, camera, { ...cast, at: sum(cast.at, at) })).join('')
    );
  }
  const [l, r, low, high] = [-size.width / 2, size.width / 2, -3, size.height];
  const outline = [
    [l, low],
    [r, low],
    [r, high],
    [l, high],
  ].map(([x = 0, y = 0]) => project(camera, sum(at, [x + 3, y - 5, -2])));
  return `${glows.join('')}<g filter="${blur(sheet, 9)}">${polygon(outline, '#10141f', 0.42)}</g>`;
}

function shadowOf(sheet: Sheet, camera: Camera, at: Point): string {
  return drawShadow(sheet, camera, { at, width: 40, depth: 24, round: true, strength: 0.8 });
}
