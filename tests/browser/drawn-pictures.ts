import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const SIZED = /^([0-9a-f]{64})-[\w-]+\.(avif|webp|jpg)$/;

/**
 * Gives a shop's folder the sizes of its own pictures that a copy of the shop has drawn, so that the next copy finds them:
 * to draw the pictures of a page takes longer than all the rest of it. A name is the hash of the picture, so the same name
 * is the same picture.
 */
export async function handBackPictures(copy: string, original: string): Promise<void> {
  const media = path.join(copy, 'media');
  if (!existsSync(media)) return;
  for (const file of await fs.readdir(media, { recursive: true })) {
    const target = path.join(original, 'media', file);
    if (existsSync(target) || !isDrawnFromOwn(target)) continue;
    // Renamed when complete: another copy may be under way.
    const draft = path.join(os.tmpdir(), `brightfront-picture-${randomUUID()}`);
    await fs.copyFile(path.join(media, file), draft);
    await fs.rename(draft, target);
  }
}

function isDrawnFromOwn(file: string): boolean {
  const hash = SIZED.exec(path.basename(file))?.[1];
  return ['svg', 'png', 'jpg'].some((type) => existsSync(path.join(path.dirname(file), `${hash}.${type}`)));
}
