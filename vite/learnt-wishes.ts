import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const IS_LEARNT = /\/understanding\/wishes\/learnt\.ts$/;

/**
 * Ships what the search learns from its examples, learnt once by the build: no process of a shop spends a second on it, or holds the examples. The
 * build fails when the browser's scripts would get it. With `serve`, a run of tests learns it once, and all its workers read it; who watches files
 * may change the examples meanwhile, so there each worker learns them itself.
 */
export function learntWishes(apply: 'build' | 'serve' = 'build'): Plugin {
  let isWatched = false;
  return {
    name: 'learnt-wishes',
    apply,
    configureVitest({ vitest, defineCacheKeyGenerator }) {
      isWatched = vitest.config.watch;
      // A run goes on from what the one before has loaded of the same text, and what is learnt hangs on examples in other files.
      defineCacheKeyGenerator(({ id }) => (IS_LEARNT.test(id) ? false : null));
    },
    load: {
      filter: { id: IS_LEARNT },
      async handler(id) {
        if (isWatched) return null;
        if (this.environment.name === 'client') this.error('What wishes taught is for the server alone.');
        const { LEARNT: learnt } = (await import(pathToFileURL(id).href)) as { LEARNT?: unknown };
        if (!learnt) this.error('The search has learnt nothing.');
        return { code: `export const LEARNT = JSON.parse(${JSON.stringify(JSON.stringify(learnt))});`, map: null };
      },
    },
  };
}
