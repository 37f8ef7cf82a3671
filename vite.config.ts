import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // The entry of the server build is the process itself, so that pages and API share one copy of every module.
      build: { rollupOptions: { input: './src/server.ts' } },
      // Libraries are bundled too: loaded file by file they cost over 150 MB more memory (drizzle-orm alone 130). What
      // brings native code, or finds files of its own beside itself, stays in node_modules.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['sharp', '@node-rs/argon2', 'opentype.js', 'pg-native', 'pino'] }
          : {},
    },
  },
}));
