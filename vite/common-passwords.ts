import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const LISTS = 'zxcvbn/lib/frequency_lists.js';

/**
 * Ships the list of common passwords alone: the file beside it has names and words of films as well, three times as much. The
 * build fails when the browser's scripts would get it, or when the library has no such list any more.
 */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`/${LISTS.replaceAll('.', '\\.')}$`) },
      handler(id) {
        if (this.environment.name === 'client') this.error('The list of common passwords is for the server alone.');
        const { passwords } = createRequire(id)(id) as { passwords?: string[] };
        if (!passwords) this.error('The library has no list of passwords any more.');
        // As one text, which is half as long as a list.
        const code = `export default { passwords: ${JSON.stringify(passwords.join())}.split(',') };`;
        return { code, map: null };
      },
    },
  };
}
