import fs from 'node:fs/promises';
import path from 'node:path';

/** A built file of this version, as it is published. */
export interface AssetFile {
  name: string;
  /** Compressed where the build has compressed it. */
  encoding: 'br' | 'identity';
  read(): Promise<Buffer>;
}

// What the build writes: a word, the hash of the content, an ending.
const HASHED = /^[\w.-]{1,150}-[\w-]{8}\.(js|css|woff2?|svg|png|jpg|webp|avif|json|wasm)$/;

/** Whether a name looks like a built file's, with the hash of its content. */
export function isHashed(name: string): boolean {
  return HASHED.test(name);
}

/** The files of the built `assets` folder. */
export async function listAssets(folder: string): Promise<AssetFile[]> {
  const names = await fs.readdir(folder);
  const all = new Set(names);
  return names.filter(isHashed).map((name) => {
    const isCompressed = all.has(`${name}.br`);
    const file = path.join(folder, isCompressed ? `${name}.br` : name);
    return { name, encoding: isCompressed ? 'br' : 'identity', read: () => fs.readFile(file) };
  });
}
