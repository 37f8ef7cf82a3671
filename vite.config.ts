import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), workers()],
  build: { assetsInlineLimit: 0 },
  // Found only once a page asks for them, these would make the page of whoever starts developing load again.
  optimizeDeps: {
    include: [
      '@base-ui/react/menu',
      '@base-ui/react/slider',
      '@base-ui/react/tabs',
      '@tanstack/react-query',
      'lucide-react',
    ],
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOfShop, minShareCount: 4 }] } } } },
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

/**
 * What several screens of the shop use lies in one file: left to the bundler it is forty small ones a page, each with its
 * own request, headers and dictionary, a quarter more to load. What only staff use stays out of it.
 */
function chunkOfShop(id: string, graph: { getModuleInfo(id: string): { importers: readonly string[] } | null }) {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const users = [...seen].filter((module) => /\/src\/(pages\/(shop|account)\/[\w-]+|root)\.tsx$/.test(module));
  return users.length >= 3 ? 'shop' : null;
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
