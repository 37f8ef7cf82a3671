import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
const THEIR_DRAWING = "createLucideIcon from '../createLucideIcon.mjs'";

/**
 * Asks for each icon by its own file, and has it drawn by src/ui/drawn-icon.ts. Through the one file that names all 1,700, the
 * bundler takes every icon to be used by every page. The build fails when the library has moved what this replaces.
 */
export function icons(): Plugin {
  let files = new Map<string, string>();
  let isDrawn = false;
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const list = await this.resolve(LIBRARY);
      files = filesOf(list ? await readFile(list.id, 'utf8') : '');
    },
    transform: {
      filter: { code: /from 'lucide-react'|from '\.\.\/createLucideIcon\.mjs'/ },
      handler: (code) => {
        isDrawn ||= code.includes(THEIR_DRAWING);
        return { code: importIcons(drawIcon(code), files), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isDrawn) this.error('The library of icons draws them in another way now.');
    },
  };
}

/** The file of each icon by its name, from the file that names them all. */
function filesOf(list: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/^export \{ (.+) \} from '\.\/icons\/(.+)\.mjs';$/gm)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

function importIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
    [...names.matchAll(/(?<!type )\b[A-Z]\w*/g)]
      .map(([name]) => `import ${name} from '${LIBRARY}/icons/${fileOf(name, files)}';`)
      .join(' '),
  );
}

function fileOf(name: string, files: ReadonlyMap<string, string>): string {
  const file = files.get(name);
  if (!file) throw new Error(`The library of icons names no file for ${name}.`);
  return file;
}

/** An icon's own file, without what only the library's way of drawing needs. */
function drawIcon(code: string): string {
  if (!code.includes(THEIR_DRAWING)) return code;
  const ours = fileURLToPath(new URL('../src/ui/drawn-icon.ts', import.meta.url));
  return code
    .replace(THEIR_DRAWING, `{ drawIcon as createLucideIcon } from '${ours}'`)
    .replaceAll(/,\s*key: "\w+"/g, '');
}
