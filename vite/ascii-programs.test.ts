import { expect, test } from 'vitest';
import { asciiPrograms } from './ascii-programs.ts';
import { buildProject } from './made-up-project.ts';

const RAW = 'String.raw';
const VALUE = '$' + '{2 + 1}';

const WAYS = [
  ['a text', "'“£9” — 𝄞'"],
  ['a text with a backslash before a letter', String.raw`'a\£b\\£c'`],
  ['a pattern', String.raw`'5″ or 5” or 𝄞 £'.replace(/[”″]|𝄞/gu, '*').replace(/\£|[–-—]/g, '+')`],
  ['a template with a value', `\`£${VALUE} “–”\``],
  ['a template taken as written', `${RAW}\`(?:"|”|\\s?″\\d)${VALUE}\\”\\\\”\``],
  ['a pattern made of one', `new RegExp(${RAW}\`[’′]|\\p{L}+ñ$\`, 'u').test('año ñ') + ${RAW}\`ñ\``],
  ['a name of a field', '({ größe: 3 }).größe'],
] as const;

test.each(WAYS)('%s says the same in ASCII letters', async (_, source) => {
  const files = { 'main.ts': `// Ein Gruß – “here”.\nconsole.log(${source});\n` };
  const { 'main.js': built = '' } = await buildProject(files, asciiPrograms(), { isServer: true });
  expect(built).toMatch(/^\p{ASCII}*$/u);
  expect(saidBy(built)).toEqual(saidBy(files['main.ts']));
});

test('what browsers load stays as it is', async () => {
  const built = await buildProject({ 'main.ts': `console.log('“£9”');\n` }, asciiPrograms());
  expect(built['main.js']).toContain('“£9”');
});

function saidBy(code: string): unknown {
  let said: unknown;
  new Function('console', code.replace(/^export \{\s*\};?$/m, ''))({ log: (value: unknown) => (said = value) });
  return said;
}
