import { expect, test } from 'vitest';
import { buildProject } from './made-up-project.ts';
import { scriptTexts } from './script-texts.ts';

const main = { 'main.ts': `import text from './program.ts?script';\nconsole.log(text);\n` };

test('a program becomes one text with all that it imports, its types gone', async () => {
  const program = {
    'program.ts': `import { word } from './words.ts';\nconst said: string = word;\ndocument.title = said;\n`,
    'words.ts': `export const word = 'a word of another file';\nexport const unused = 'nothing says this';\n`,
  };
  const text = textOf(await buildProject({ ...main, ...program }, scriptTexts()));
  expect(text).toContain('a word of another file');
  expect(text).not.toMatch(/import|: string|nothing says this/);
});

test('a program may hold the text of another', async () => {
  const programs = {
    'program.ts': `import page from './page.ts?script';\naddEventListener('fetch', () => page);\n`,
    'page.ts': `document.title = 'within';\n`,
  };
  expect(textOf(await buildProject({ ...main, ...programs }, scriptTexts()))).toContain('within');
});

test('what ends a script in a page is written so that it does not', async () => {
  const program = { 'program.ts': `document.title = '</script><script>';\n` };
  expect(textOf(await buildProject({ ...main, ...program }, scriptTexts()))).not.toContain('</script');
});

test('the build fails when there is no such program', async () => {
  await expect(buildProject(main, scriptTexts())).rejects.toThrow('program.ts');
});

/** What the built project logs: the text as the browser would run it. */
function textOf({ 'main.js': code = '' }: Record<string, string>): string {
  let text = '';
  new Function('console', code)({ log: (said: string) => (text = said) });
  return text;
}
