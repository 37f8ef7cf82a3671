// The development process: Vite builds pages and server code from the sources and reloads what changes.
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { serveShop } = (await vite.ssrLoadModule('/src/serve.ts')) as typeof import('./serve.ts');
await serveShop({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<never>,
  inFront: vite.middlewares,
});
