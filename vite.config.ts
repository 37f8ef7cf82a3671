import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { asciiPrograms } from './vite/ascii-programs.ts';
import { commonPasswords } from './vite/common-passwords.ts';
import { EXTERNALS } from './vite/externals.ts';
import { icons } from './vite/icons.ts';
import { learntWishes } from './vite/learnt-wishes.ts';
import { partsOfSpeech } from './vite/parts-of-speech.ts';
import { programs } from './vite/programs.ts';
import { scriptTexts } from './vite/script-texts.ts';
import { shopChunks } from './vite/shop-chunks.ts';
import { withoutInstruments } from './vite/without-instruments.ts';
import { workers } from './vite/workers.ts';

const PROGRAMS = [
  'migrate-database',
  'make-backup',
  'restore-backup',
  'move-shop',
  'make-admin-code',
  'load-postcodes',
];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    asciiPrograms(),
    commonPasswords(),
    icons(),
    learntWishes(),
    partsOfSpeech(),
    scriptTexts(),
    withoutInstruments(),
    workers(),
    programs(PROGRAMS),
  ],
  build: {
    assetsInlineLimit: 0,
    // What every page has loaded by then is not named once more by each part that comes later.
    modulePreload: {
      resolveDependencies: (_file, imports) =>
        imports.filter((name) => !/\/(rolldown-runtime|shop)-[\w-]{8}\.js$/.test(name)),
    },
  },
  // Found only once a page asks for them, these would make the page of whoever starts developing load again.
  optimizeDeps: { include: ['@base-ui/react/menu', '@base-ui/react/slider', '@base-ui/react/tabs', 'lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shopChunks } } } } },
    ssr: {
      // The entry of the server build is the process itself, so that pages and API share one copy of every module.
      build: { rollupOptions: { input: './src/server.ts' } },
      // Libraries are bundled too: loaded file by file they cost over 150 MB more memory (drizzle-orm alone 130). What
      // brings native code, or finds files of its own beside itself, stays in node_modules.
      resolve: command === 'build' ? { noExternal: true, external: EXTERNALS } : {},
    },
  },
}));
