// Draws the mark as icons, and the picture that is shown where a page is shared, into public: `node demo/draw-icons.ts`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './pictures/draw-picture.ts';
import { palette } from './pictures/palette.ts';

const folder = path.resolve(import.meta.dirname, '../public');
const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
// What lies on the mark's ground, to be set on a ground of another shape.
const pixels = mark.replace(/^<svg[^>]*>\s*<rect[^>]*>(.*)<\/svg>\s*$/s, '$1');

await mkdir(path.join(folder, 'icons'), { recursive: true });
for (const size of [192, 512]) await draw(mark, size, `icons/icon-${size}.png`);
// Systems crop these icons to a shape, so the background reaches the edge; a mask may remove a fifth.
await draw(onGround(1.08), 180, 'icons/apple-touch-icon.png');
await draw(onGround(0.86), 512, 'icons/icon-maskable-512.png');
await writeFile(path.join(folder, 'favicon.ico'), icoOf(await pngOf(mark, 32), 32));
await writeFile(path.join(folder, 'share.jpg'), await drawShared());

function onGround(scale: number): string {
  const shift = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${palette.ink}"/><g transform="translate(${shift} ${shift})scale(${scale})">${pixels}</g></svg>`;
}

async function draw(svg: string, size: number, name: string): Promise<void> {
  await writeFile(path.join(folder, name), await pngOf(svg, size));
}

function pngOf(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One PNG in the wrapping that the oldest readers of icons ask for. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** A row of lit boards in the quiet room: what the shop is about, without words, so that it serves any shop's name. */
async function drawShared(): Promise<Buffer> {
  const [width, height] = [1200, 630];
  const dots = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="1.3" fill="#fff" opacity=".08"/></pattern></defs><rect width="100%" height="100%" fill="${palette.ink}"/><rect width="100%" height="100%" fill="url(#p)"/><g transform="translate(56 48)scale(2.6)">${pixels}</g></svg>`;
  const boards = drawPicture({
    kind: 'menu-board-row',
    inches: 43,
    orientation: 'landscape',
    contents: ['breakfast', 'lunch', 'evening'],
  });
  const row = await sharp(Buffer.from(boards), { density: 144 }).trim().resize({ width: 1120 }).png().toBuffer();
  const { height: rowHeight = 0 } = await sharp(row).metadata();
  return sharp(Buffer.from(dots))
    .composite([{ input: row, left: 40, top: Math.round((height - rowHeight) / 2 + 30) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
