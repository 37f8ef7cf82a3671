/**
 * What is drawn for the showcase of the products page and the home page. The words, and which picture stands where, are
 * in `src/features/catalogue/showcase.ts`; `demo/draw-showcase.ts` turns these into the files of `public/showcase`.
 */
import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import * as words from '#features/catalogue/showcase.ts';

const pictures: Record<string, PictureSpec> = {
  'tile-digital-menu-boards': {
    kind: 'menu-board-row',
    inches: 43,
    orientation: 'landscape',
    contents: ['breakfast', 'coffee'],
  },
  'tile-window-displays': { kind: 'window-display', inches: 55, orientation: 'portrait', content: 'gallery' },
  'tile-led-displays': { kind: 'led-wall', widthCm: 300, heightCm: 169, cabinetCm: 50, content: 'sea' },
  'tile-interactive-displays': {
    kind: 'wall-screen',
    inches: 75,
    orientation: 'landscape',
    content: 'lesson',
    frame: 'touch',
  },
  'tile-touch-screens': { kind: 'touch-table', inches: 55, content: 'floorPlan' },
  'tile-kiosks': { kind: 'kiosk', inches: 32, content: 'order', mount: 'floor', payment: true, printer: true },
  'tile-video-walls': { kind: 'video-wall', inches: 46, columns: 3, rows: 3, content: 'skyline' },
  'tile-outdoor-signage': { kind: 'totem', inches: 55, content: 'departures', rugged: true },
  'tile-totems': { kind: 'totem', inches: 55, content: 'welcome' },
  'tile-pavement-signs': { kind: 'a-board', inches: 43, content: 'bakery', wheels: true },
  'tile-brackets': { kind: 'bracket', style: 'tilt', widthCm: 84 },
  'tile-accessories': { kind: 'media-player', style: 'box', ports: 3 },
  'family-counter-menu-boards': { kind: 'wall-screen', inches: 65, orientation: 'landscape', content: 'breakfast' },
  'family-menu-walls-in-a-set': {
    kind: 'menu-board-row',
    inches: 43,
    orientation: 'landscape',
    contents: ['breakfast', 'pizza', 'evening'],
  },
  'family-window-displays': { kind: 'window-display', inches: 49, orientation: 'portrait', content: 'sale' },
  'family-pavement-a-boards': { kind: 'a-board', inches: 43, content: 'lunch' },
  'family-outdoor-totems-and-drive-through': {
    kind: 'drive-thru',
    inches: 55,
    screens: 2,
    contents: ['pizza', 'evening'],
  },
  'family-touch-screens': {
    kind: 'wall-screen',
    inches: 86,
    orientation: 'landscape',
    content: 'lookbook',
    frame: 'touch',
  },
  'family-touch-tables-and-lecterns': { kind: 'lectern', inches: 32, content: 'lookbook' },
  'family-self-order-kiosks': { kind: 'kiosk', inches: 32, content: 'order', mount: 'floor', payment: true },
  'family-desk-and-check-in-kiosks': { kind: 'kiosk', inches: 22, content: 'checkIn', mount: 'desk' },
  'family-indoor-totems': { kind: 'totem', inches: 55, content: 'optician', finish: 'white' },
  'family-lcd-video-walls': { kind: 'video-wall', inches: 55, columns: 3, rows: 2, content: 'sea' },
  'family-led-displays': { kind: 'led-wall', widthCm: 300, heightCm: 200, cabinetCm: 50, content: 'launch' },
  'sample-43-inch-menu-board': { kind: 'wall-screen', inches: 43, orientation: 'landscape', content: 'evening' },
  'sample-55-inch-window-display': { kind: 'window-display', inches: 55, orientation: 'portrait', content: 'openLate' },
  'sample-32-inch-order-kiosk': {
    kind: 'kiosk',
    inches: 32,
    content: 'order',
    mount: 'floor',
    payment: true,
    finish: 'white',
  },
  'sample-3-x-3-video-wall': { kind: 'video-wall', inches: 46, columns: 3, rows: 3, content: 'bloom' },
};

export const showcaseTiles = words.showcaseTiles.map(withPicture);
export const showcaseFamilies = words.showcaseFamilies.map(withPicture);
export const homeSamples = words.homeSamples.map(withPicture);

function withPicture<T extends { picture: string }>(item: T) {
  const picture = pictures[item.picture];
  if (!picture) throw new Error(`Add a drawing for '${item.picture}' to demo/showcase.ts.`);
  return { ...item, pictureName: item.picture, picture };
}
