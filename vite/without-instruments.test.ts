import path from 'node:path';
import { expect, test } from 'vitest';
import { buildProject } from './made-up-project.ts';
import { INSTRUMENTS, withoutInstruments } from './without-instruments.ts';

const ROUTER = 'node_modules/react-router';
const main = `export * from './${ROUTER}/${INSTRUMENTS}';\n`;
const router = { [`${ROUTER}/${INSTRUMENTS}`]: `export const instrumentHandler = () => 'watched from outside';\n` };

test('what stands in for the instruments has all that the installed router takes from them', async () => {
  const theirs = await import(path.resolve(ROUTER, INSTRUMENTS));
  const code = (await buildProject({ 'main.ts': main, ...router }, withoutInstruments()))['main.js'] ?? '';
  const ours = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(ours).toSorted()).toEqual(Object.keys(theirs).toSorted());
  expect(code).not.toContain('watched from outside');
  expect(() => ours.instrumentHandler()).toThrow('left out');
});

test('the build fails when the router has moved its instruments', async () => {
  const moved = INSTRUMENTS.replace('/router/', '/instruments/');
  const files = {
    'main.ts': main.replace(INSTRUMENTS, moved),
    [`${ROUTER}/${moved}`]: router[`${ROUTER}/${INSTRUMENTS}`] ?? '',
  };
  await expect(buildProject(files, withoutInstruments())).rejects.toThrow(
    'The router keeps its instruments elsewhere now.',
  );
});

test('the build fails when the router takes an instrument that nothing stands in for', async () => {
  const files = { ...router, 'main.ts': `export { instrumentFetcher } from './${ROUTER}/${INSTRUMENTS}';\n` };
  await expect(buildProject(files, withoutInstruments())).rejects.toThrow('instrumentFetcher');
});
