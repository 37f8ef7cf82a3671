import type { Plugin } from 'vite';

const WORKERS = [
  'assistant/meaning/encoder-worker',
  'search/server/index-worker',
  'catalogue/server/import/import-worker',
  'documents/server/pdf/printer-process',
];

/**
 * What runs in a thread or process of its own is a program of its own, so the server build needs it as a file of its own.
 * Where a source names that file, the build puts in where it lies as seen from the chunk that holds the line.
 */
export function workers(paths: readonly string[] = WORKERS): Plugin {
  const names = paths.map((path) => path.split('/').at(-1) ?? '');
  const unnamed = new Set(names);
  return {
    name: 'workers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      paths.forEach((path, at) => {
        this.emitFile({ type: 'chunk', id: `./src/features/${path}.ts`, fileName: `${names[at]}.js` });
      });
    },
    renderChunk(code, { fileName }) {
      const toEntry = '../'.repeat(fileName.split('/').length - 1) || './';
      return code.replace(
        /new URL\((['"])\.\/(?:[\w-]+\/)*([\w-]+)\.ts\1, import\.meta\.url\)/g,
        (whole, _, name: string) => {
          if (!names.includes(name)) return whole;
          unnamed.delete(name);
          return `new URL('${toEntry}${name}.js', import.meta.url)`;
        },
      );
    },
    generateBundle() {
      if (unnamed.size > 0) this.error(`No source names the file of ${[...unnamed].join(', ')}, so nothing starts it.`);
    },
  };
}
