import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A version of the built shop that comes after this one, in a folder of its own. */
export interface NextVersion {
  folder: string;
  remove(): Promise<void>;
}

const MIGRATION = `-- expand: the version after this one writes a word beside each product
ALTER TABLE "products" ADD COLUMN "word_of_next" text;
`;

/** Copies the built shop as a version with one more migration, in which every script, style and font has another name. */
export async function makeNextVersion(): Promise<NextVersion> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-next-'));
  const compressed = /\.(br|gz)$/;
  await fs.cp('build', path.join(folder, 'build'), { recursive: true, filter: (file) => !compressed.test(file) });
  await fs.cp('migrations', path.join(folder, 'migrations'), { recursive: true });
  await fs.writeFile(path.join(folder, 'migrations', '9999_next.sql'), MIGRATION);
  await fs.copyFile('package.json', path.join(folder, 'package.json'));
  await fs.symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await renameAssets(path.join(folder, 'build'));
  return { folder, remove: () => fs.rm(folder, { recursive: true, force: true }) };
}

async function renameAssets(build: string): Promise<void> {
  const assets = path.join(build, 'client', 'assets');
  const names = await fs.readdir(assets);
  const renamed = new Map(names.map((name) => [name, nextName(name)]));
  // The longest first: one name may end as another does.
  const all = [...names].sort((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'));
  const pattern = new RegExp(all.join('|'), 'g');
  const entries = await fs.readdir(build, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name));
  for (const entry of texts) {
    const file = path.join(entry.parentPath, entry.name);
    const text = await fs.readFile(file, 'utf8');
    await fs.writeFile(
      file,
      text.replace(pattern, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [name, next] of renamed) await fs.rename(path.join(assets, name), path.join(assets, next));
}

// The hash read backwards is as good as another one.
function nextName(name: string): string {
  const [, start = '', hash = '', ending = ''] = /^(.*-)([\w-]{8})(\.\w+)$/.exec(name) ?? [];
  const backwards = [...hash].reverse().join('');
  return start + (backwards === hash ? `${hash.slice(1)}${hash[0] === '0' ? '1' : '0'}` : backwards) + ending;
}
