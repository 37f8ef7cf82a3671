import { build, type Plugin, type Rolldown } from 'vite';

const MARK = '?script';

/**
 * Makes `import text from './program.ts?script'` the text of a browser program of its own, bundled with all that it imports:
 * for what is written into a page, or served under an address that no release may change.
 */
export function scriptTexts(): Plugin {
  return {
    name: 'script-texts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(MARK)) return null;
      const program = await this.resolve(source.slice(0, -MARK.length), importer);
      return program && `${program.id}${MARK}`;
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      const { code, files } = await bundle(id.slice(0, -MARK.length));
      for (const file of files) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)}`, map: null };
    },
  };
}

async function bundle(entry: string): Promise<{ code: string; files: readonly string[] }> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [scriptTexts()],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'program' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  const [{ code, moduleIds }] = output;
  // Within a page's <script> its end would be the page's.
  return { code: code.trim().replaceAll('</script', '<\\/script'), files: moduleIds };
}
