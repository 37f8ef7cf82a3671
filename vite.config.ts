import { readFile } from 'node:fs/promises';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), icons(), workers()],
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
                name: (id, graph) => chunkOf(pagesOf(id, graph)),
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
  // Every visitor loads what the frame uses, or two of the pages that sell.
  (users: Users) =>
    users.has('root') || users.has('web/shop/shop-layout') || sellers(users).length > 1 ? 'shop' : null,
  // What one of those shares with other pages lies beside it.
  (users: Users) => (sellers(users).length === 1 && users.size > 1 ? `${sellers(users)[0]}-parts` : null),
  // What fills forms comes with the first page that has one.
  (users: Users) => (users.size > 2 ? 'forms' : null),
];

const sellers = (users: Users) => ['home', 'search', 'product'].filter((page) => users.has(`pages/shop/${page}`));

type Users = ReadonlySet<string>;

/** The pages of the shop and of accounts, and the frames around them, that cannot do without a module. */
function pagesOf(id: string, graph: Graph): Set<string> {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const page = /\/src\/(root|web\/shop\/shop-layout|pages\/(?:shop|account)\/[\w-]+)\.tsx/;
  return new Set([...seen].flatMap((module) => page.exec(module)?.[1] ?? []));
}

/**
 * Asks for each icon by its own file. Through the one file that names all 1,700, the bundler takes every icon to be used by
 * every page, and loading them all makes the build slower.
 */
function icons(): Plugin {
  const files = new Map<string, string>();
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
      filter: { code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
          [...names.matchAll(/(?<!type )\b[A-Z]\w+/g)]
            .map(([name]) => `import ${name} from 'lucide-react/icons/${files.get(name)}';`)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}

/** What runs in a thread or process of its own is a program of its own, so the server build needs it as a file of its own. */
function workers(): Plugin {
  return {
    name: 'workers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const path of ['search/server/index-worker', 'documents/server/pdf/press-worker']) {
        const fileName = `${path.split('/').at(-1)}.js`;
        this.emitFile({ type: 'chunk', id: `./src/features/${path}.ts`, fileName });
      }
    },
  };
}
