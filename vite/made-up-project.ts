import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** What a build came to: the code of each file by its name. */
export type Built = Record<string, string>;

type Content = string | { link: string };

/** The folder of a package that is installed here, to be given as a file's content: a link to the real one. */
export const installed = (name: string) => ({ link: path.resolve('node_modules', name) });

/**
 * Builds `main.ts` of a project made of these files with one plugin, in a folder of its own that is removed again. Rejects
 * with what the plugin says is wrong.
 */
export async function buildProject(
  files: Record<string, Content>,
  plugin: Plugin,
  { isServer = false } = {},
): Promise<Built> {
  const root = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'brightfront-build-'));
  try {
    for (const [name, content] of Object.entries<Content>({ 'package.json': '{ "type": "module" }', ...files })) {
      const file = path.join(root, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      if (typeof content === 'string') await fs.writeFile(file, content);
      else await fs.symlink(content.link, file);
    }
    const entry = path.join(root, 'main.ts');
    const target = isServer ? { ssr: entry } : { lib: { entry, formats: ['es' as const], fileName: 'main' } };
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      ssr: { noExternal: true },
      build: { write: false, minify: false, ...target, rolldownOptions: { external: ['react'] } },
    });
    const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
    return Object.fromEntries(output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : '']));
  } finally {
    await fs.rm(root, { recursive: true, force: true });
  }
}
