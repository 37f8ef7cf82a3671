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
  environments: { ssr: { build: { rollupOptions: { input: './src/server.ts' } } } },
});
