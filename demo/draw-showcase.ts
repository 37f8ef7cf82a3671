// Draws the pictures of the showcase into public/showcase, in two widths: `node demo/draw-showcase.ts`.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SHOWCASE_WIDTHS } from '#features/catalogue/showcase-picture.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { homeSamples, showcaseFamilies, showcaseTiles } from './showcase.ts';

const folder = path.resolve(import.meta.dirname, '../public/showcase');
await mkdir(folder, { recursive: true });
for (const { pictureName, picture } of [...showcaseTiles, ...showcaseFamilies, ...homeSamples]) {
  const svg = Buffer.from(drawPicture(picture));
  for (const width of SHOWCASE_WIDTHS) {
    const file = path.join(folder, `${pictureName}-${width}.webp`);
    await sharp(svg, { density: 96 }).resize({ width }).webp({ quality: 78, effort: 5 }).toFile(file);
  }
}
