// Draws the pictures of the showcase into public/showcase, in their widths and formats: `node demo/draw-showcase.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHOWCASE_FORMATS, SHOWCASE_WIDTHS } from '#features/catalogue/showcase-picture.ts';
import { derivePicture } from '#features/media/server/derive.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { homeSamples, showcaseFamilies, showcaseTiles } from './showcase.ts';

const folder = path.resolve(import.meta.dirname, '../public/showcase');
await mkdir(folder, { recursive: true });
for (const { pictureName, picture } of [...showcaseTiles, ...showcaseFamilies, ...homeSamples]) {
  const svg = Buffer.from(drawPicture(picture));
  for (const width of SHOWCASE_WIDTHS) {
    for (const format of SHOWCASE_FORMATS) {
      const drawn = await derivePicture(svg, { hash: pictureName, view: 'shelf', width, format });
      await writeFile(path.join(folder, `${pictureName}-${width}.${format}`), drawn);
    }
  }
}
