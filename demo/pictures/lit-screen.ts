/** A lit panel: glass in a bezel, something worth reading on it, and the room's light lying across it. */
import type { Camera } from './camera.ts';
import { layOn } from './camera.ts';
import type { Content } from './content/content.ts';
import { paintContent } from './content/content.ts';
import { path, rect, short } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { clip, linear } from './sheet.ts';
import type { Slab } from './solids.ts';
import { downwards, onFace, onSlab, slab } from './solids.ts';

/** The visible area in cm; x is its middle, y its lower edge, z its plane; it leans back as its body does. */
type Panel = { x: number; y: number; z: number; width: number; height: number; lean?: number; content: Content };

export type Orientation = 'landscape' | 'portrait';

/** The visible area of a 16:9 panel of so many inches across the diagonal. */
export function panelSize(
  inches: number,
  orientation: Orientation,
  aspect = 16 / 9,
): { width: number; height: number } {
  const long = (inches * 2.54 * aspect) / Math.hypot(aspect, 1);
  const size = { width: long, height: long / aspect };
  return orientation === 'landscape' ? size : { width: size.height, height: size.width };
}

/** Content is drawn on a surface whose shorter side counts 360 units, whatever the size of the panel. */
export function litScreen(sheet: Sheet, camera: Camera, panel: Panel, over = sheen): string {
  const unit = Math.min(panel.width, panel.height) / 360;
  const [w, h] = [Math.round(panel.width / unit), Math.round(panel.height / unit)];
  const corner = onSlab(panel, -panel.width / 2, panel.height, 0);
  const plane = layOn(camera, corner, [unit, 0, 0], downwards(panel.lean, unit));
  const frame = clip(sheet, rect(0, 0, w, h, ''));
  const lit = paintContent(sheet, panel.content, w, h) + shade(sheet, w, h) + over(sheet, w, h);
  return `<g transform="${plane}"><g clip-path="${frame}">${lit}</g></g>`;
}

/** A screen in its housing: the slab, and the panel set into it with a bezel of so many cm (wider below, if asked). */
export function framedScreen(
  sheet: Sheet,
  camera: Camera,
  body: Slab,
  content: Content,
  bezel: number,
  chin = bezel,
  over = sheen,
): string {
  const panel = { ...body, width: body.width - 2 * bezel, height: body.height - bezel - chin };
  const [, y, z] = onSlab(body, 0, chin, 0);
  const gap = rect(
    (bezel - 0.25) * 10,
    (bezel - 0.25) * 10,
    (panel.width + 0.5) * 10,
    (panel.height + 0.5) * 10,
    '#05070b',
    2,
  );
  return (
    slab(sheet, camera, body) + onFace(camera, body, gap) + litScreen(sheet, camera, { ...panel, y, z, content }, over)
  );
}

/** A panel is a little brighter in the middle than at its lower edge. */
function shade(sheet: Sheet, w: number, h: number): string {
  return rect(
    0,
    0,
    w,
    h,
    linear(
      sheet,
      [
        [0, '#fff', 0.05],
        [0.4, '#fff', 0],
        [1, '#000', 0.14],
      ],
      [0.2, 0, 0.6, 1],
    ),
  );
}

/** The window of the quiet room, seen in the glass. */
export function sheen(sheet: Sheet, w: number, h: number): string {
  const light = linear(
    sheet,
    [
      [0, '#fff', 0.16],
      [1, '#fff', 0.02],
    ],
    [0, 0, 0.4, 1],
  );
  const [a, b] = [short(w * 0.52), short(w * 0.26)];
  return path(`M0 0H${a}L${b} ${h}H0Z`, { fill: light });
}
