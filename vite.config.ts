import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rollupOptions: {
      // Libraries mark browser modules with 'use client', which means nothing here.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
  // `server.ts` is the entry of the server build, so that the pages and the API share one copy of every module.
  // Libraries are bundled too: loaded file by file they cost over 150 MB more memory (drizzle-orm alone 130). What brings
  // native code, or finds files of its own beside itself, stays in node_modules.
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/server.ts' } },
      resolve: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'opentype.js', 'pg-native', 'pino'] },
    },
  },
});
