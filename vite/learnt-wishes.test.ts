import { expect, test } from 'vitest';
import { learntWishes } from './learnt-wishes.ts';
import { buildProject } from './made-up-project.ts';

const project = {
  'main.ts': `import { LEARNT } from './understanding/wishes/learnt.ts';\nconsole.log(LEARNT);\n`,
  'understanding/wishes/learnt.ts': `const learn = () => ({ wants: ['menu' + ' board'] });\nexport const LEARNT = learn();\n`,
};

test('the server gets what was learnt, and does not learn it again', async () => {
  const { 'main.js': code = '' } = await buildProject(project, learntWishes(), { isServer: true });
  expect(code).toContain('menu board');
  expect(code).not.toContain('learn()');
});

test('where nothing was learnt, the build fails', async () => {
  const empty = { ...project, 'understanding/wishes/learnt.ts': 'export const LEARNT = null;\n' };
  await expect(buildProject(empty, learntWishes(), { isServer: true })).rejects.toThrow('learnt nothing');
});

test('the browser’s scripts get none of it: the build fails', async () => {
  await expect(buildProject(project, learntWishes())).rejects.toThrow('for the server alone');
});

test('a run of tests learns afresh: what the run before has loaded says nothing of the examples', () => {
  const keys: ((file: { id: string }) => unknown)[] = [];
  const { configureVitest } = learntWishes('serve') as { configureVitest: (run: object) => void };
  configureVitest({
    vitest: { config: { watch: false } },
    defineCacheKeyGenerator: (key: (file: { id: string }) => unknown) => keys.push(key),
  });
  const [keyOf] = keys;
  expect(keyOf?.({ id: '/shop/src/features/search/understanding/wishes/learnt.ts' })).toBe(false);
  expect(keyOf?.({ id: '/shop/src/features/search/understanding/wishes/read-wish.ts' })).toBeNull();
});
