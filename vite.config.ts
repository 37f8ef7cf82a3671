import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), icons(), withoutInstruments(), workers()],
  build: { assetsInlineLimit: 0 },
  // Found only once a page asks for them, these would make the page of whoever starts developing load again.
  optimizeDeps: {
    include: ['@base-ui/react/menu', '@base-ui/react/slider', '@base-ui/react/tabs', 'lucide-react'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunksOfShop.map((chunkOf, at) => ({
                name: (id, graph) => chunkOf({ id, users: pagesOf(id, graph) }),
                priority: 9 - at,
              })),
            },
          },
        },
      },
    },
    ssr: {
      // The entry of the server build is the process itself, so that pages and API share one copy of every module.
      build: { rollupOptions: { input: './src/server.ts' } },
      // Libraries are bundled too: loaded file by file they cost over 150 MB more memory (drizzle-orm alone 130). What
      // brings native code, or finds files of its own beside itself, stays in node_modules.
      resolve:
        command === 'build'
          ? {
              noExternal: true,
              external: [
                'sharp',
                '@aws-sdk/client-s3',
                '@node-rs/argon2',
                '@react-pdf/renderer',
                'opentype.js',
                'pg-native',
                'pino',
              ],
            }
          : {},
    },
  },
}));

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * What several screens of the shop use lies in few files: left to the bundler it is forty small ones a page, each with its
 * own request, headers and dictionary, a quarter more to load. A module goes into the first of these that wants it, and what
 * only staff use into none.
 */
const chunksOfShop = [
  // Every visitor loads what brings the page to life, what the frame uses, and what two of the pages that sell use.
  // Not the root itself: every part that is loaded later would bring its style sheet along once more.
  ({ id, users }: Module) =>
    !ROOT.test(id) && (FRAME.some((part) => users.has(part)) || sellers(users).length > 1) ? 'shop' : null,
  // What opens over the page, the menu of a phone among it, comes with the first that is opened.
  ({ id }: Module) => (OVERLAY.test(id) ? 'overlays' : null),
  // What one of the pages that sell shares with others lies beside it.
  ({ users }: Module) => (sellers(users).length === 1 && users.size > 1 ? `${sellers(users)[0]}-parts` : null),
  // What fills forms comes with the first page that has one.
  ({ users }: Module) => ([...users].filter((page) => !page.startsWith('pages/staff/')).length > 2 ? 'forms' : null),
];

interface Module {
  id: string;
  users: ReadonlySet<string>;
}

const FRAME = ['entry.client', 'root', 'pages/shop/layout'];
const ROOT = /\/src\/root\.tsx|\.css/;
const OVERLAY = /\/src\/(ui\/(modal|drawer|dialog|popover|unsaved)|web\/frames\/shop\/account-menu)[\w-]*\./;
const sellers = (users: Module['users']) =>
  ['home', 'search', 'product'].filter((page) => users.has(`pages/shop/${page}`));

/** The pages, and the frames around them, that cannot do without a module. */
function pagesOf(id: string, graph: Graph): Set<string> {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const page = /\/src\/(entry\.client|root|pages\/[\w-]+\/[\w-]+)\.tsx/;
  return new Set([...seen].flatMap((module) => page.exec(module)?.[1] ?? []));
}

/**
 * Leaves out of the browser's scripts what the router has for being watched from outside, which nobody does here. Were it
 * ever asked for, it would say that it is missing; were it ever moved or renamed, the build would.
 */
function withoutInstruments(): Plugin {
  let isFound = false;
  return {
    name: 'without-instruments',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
      handler: () => {
        isFound = true;
        return {
          code: `
            const missing = () => { throw new Error('The build leaves the instruments of the router out.'); };
            export { missing as getRouteInstrumentationUpdates, missing as instrumentClientSideRouter };
            export { missing as instrumentHandler, missing as instrumentationResultMetaContext };
            export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
          `,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('The router keeps its instruments elsewhere now.');
    },
  };
}

/**
 * Asks for each icon by its own file, and has it drawn by src/ui/drawn-icon.ts. Through the one file that names all 1,700, the
 * bundler takes every icon to be used by every page.
 */
function icons(): Plugin {
  const files = new Map<string, string>();
  let isDrawn = false;
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const list = await this.resolve('lucide-react');
      const text = list ? await readFile(list.id, 'utf8') : '';
      for (const [, names = '', file = ''] of text.matchAll(/^export \{ (.+) \} from '\.\/icons\/(.+)\.mjs';$/gm)) {
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
      }
    },
    transform: {
      filter: { code: /from 'lucide-react'|from '\.\.\/createLucideIcon\.mjs'/ },
      handler: (code) => ({ code: importIcons(drawIcon(code)), map: null }),
    },
    buildEnd(error) {
      if (!error && !isDrawn) this.error('The library of icons draws them in another way now.');
    },
  };

  function importIcons(code: string): string {
    return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
      [...names.matchAll(/(?<!type )\b[A-Z]\w*/g)].map(([name]) => `import ${name} from '${fileOf(name)}';`).join(' '),
    );
  }

  function fileOf(name: string): string {
    const file = files.get(name);
    if (!file) throw new Error(`The library of icons names no file for ${name}.`);
    return `lucide-react/icons/${file}`;
  }

  /** An icon's own file, without what only the library's way of drawing needs. */
  function drawIcon(code: string): string {
    const theirs = "createLucideIcon from '../createLucideIcon.mjs'";
    if (!code.includes(theirs)) return code;
    isDrawn = true;
    const ours = fileURLToPath(new URL('src/ui/drawn-icon.ts', import.meta.url));
    return code.replace(theirs, `{ drawIcon as createLucideIcon } from '${ours}'`).replaceAll(/, key: "\w+"/g, '');
  }
}

/**
 * What runs in a thread or process of its own is a program of its own, so the server build needs it as a file of its own.
 * Where a source names that file, the build puts in where it lies as seen from the chunk that holds the line.
 */
function workers(): Plugin {
  const paths = ['search/server/index-worker', 'documents/server/pdf/printer-process'];
  const names = paths.map((path) => path.split('/').at(-1) ?? '');
  const unnamed = new Set(names);
  return {
    name: 'workers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      paths.forEach((path, at) => {
        this.emitFile({ type: 'chunk', id: `./src/features/${path}.ts`, fileName: `${names[at]}.js` });
      });
    },
    renderChunk(code, { fileName }) {
      const toEntry = '../'.repeat(fileName.split('/').length - 1) || './';
      return code.replace(
        /new URL\((['"])\.\/(?:[\w-]+\/)*([\w-]+)\.ts\1, import\.meta\.url\)/g,
        (whole, _, name: string) => {
          if (!names.includes(name)) return whole;
          unnamed.delete(name);
          return `new URL('${toEntry}${name}.js', import.meta.url)`;
        },
      );
    },
    generateBundle() {
      if (unnamed.size > 0) this.error(`No source names the file of ${[...unnamed].join(', ')}, so nothing starts it.`);
    },
  };
}
