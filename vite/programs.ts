import type { Plugin } from 'vite';

/**
 * Builds the commands beside the server, so that an installation without the sources and their libraries has them too:
 * `node build/server/make-backup.js` does what `npm run backup` does once it has found the database.
 */
export function programs(names: readonly string[]): Plugin {
  return {
    name: 'programs',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const name of names) this.emitFile({ type: 'chunk', id: `./src/${name}.ts`, fileName: `${name}.js` });
    },
  };
}
