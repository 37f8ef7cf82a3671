/**
 * Draws the shop's sample pictures: `drawPicture(spec)` gives one product as a standalone SVG (960 × 720, transparent
 * ground), always the same for the same spec.
 *
 * How a picture comes about: a device (`devices/`) is built from slabs and rods (`solids.ts`) in centimetres, seen by its
 * family's camera (`families.ts`: one scale a family, so sizes compare truly), lit with content (`content/`), and set on
 * the stage (`stage.ts`: shadow, spilled light, reflection). Letters are outlines (`lettering.ts`), so nothing depends on
 * the fonts of the machine that turns the SVG into pixels.
 *
 * A new kind: add it to `picture-spec.ts`, write its drawing in `devices/`, name it in the table below. New content: add a
 * painter to `content/`.
 */

import {
  drawABoard,
  drawDriveThru,
  drawEnclosure,
  drawLedPoster,
  drawMobileScreen,
  drawTotem,
} from './devices/freestanding.ts';
import {
  drawCable,
  drawLightSensor,
  drawMediaPlayer,
  drawPower,
  drawRemote,
  drawSpeaker,
  drawTransmitter,
} from './devices/gadgets.ts';
import { drawCounterScreen, drawKiosk, drawLectern, drawSoftware, drawTouchTable } from './devices/interactive.ts';
import { drawLedCabinet, drawLedWall, drawVideoWall } from './devices/led.ts';
import { drawLedPart } from './devices/led-parts.ts';
import { drawBracket, drawCeilingMount } from './devices/mounts.ts';
import { drawMenuBoardRow, drawWallScreen, drawWindowDisplay } from './devices/screens.ts';
import type { Drawn } from './families.ts';
import type { PictureKind, PictureSpec } from './picture-spec.ts';
import type { Sheet } from './sheet.ts';
import { createSheet } from './sheet.ts';
import { stage } from './stage.ts';

type Devices = { [Kind in PictureKind]: (sheet: Sheet, spec: Extract<PictureSpec, { kind: Kind }>) => Drawn };

const devices: Devices = {
  'wall-screen': drawWallScreen,
  'menu-board-row': drawMenuBoardRow,
  'counter-screen': drawCounterScreen,
  'window-display': drawWindowDisplay,
  totem: drawTotem,
  'a-board': drawABoard,
  'led-poster': drawLedPoster,
  kiosk: drawKiosk,
  'video-wall': drawVideoWall,
  'led-wall': drawLedWall,
  'led-cabinet': drawLedCabinet,
  'led-part': drawLedPart,
  'drive-thru': drawDriveThru,
  'touch-table': drawTouchTable,
  lectern: drawLectern,
  'mobile-screen': drawMobileScreen,
  enclosure: drawEnclosure,
  bracket: drawBracket,
  'ceiling-mount': drawCeilingMount,
  'media-player': drawMediaPlayer,
  cable: drawCable,
  remote: drawRemote,
  'light-sensor': drawLightSensor,
  power: drawPower,
  transmitter: drawTransmitter,
  speaker: drawSpeaker,
  software: drawSoftware,
};

export function drawPicture(spec: PictureSpec): string {
  const sheet = createSheet();
  const { camera, scene } = drawDevice(sheet, spec);
  return stage(sheet, camera, scene);
}

/** One entry of the table fits one kind of spec, which the compiler cannot follow through the union. */
export function drawDevice<Kind extends PictureKind>(sheet: Sheet, spec: Extract<PictureSpec, { kind: Kind }>): Drawn {
  return devices[spec.kind as Kind](sheet, spec);
}
