import { expect, test } from 'vitest';
import { buildProject, installed } from './made-up-project.ts';
import { partsOfSpeech } from './parts-of-speech.ts';

const project = {
  'main.ts': `import { brill } from 'brill';\nconsole.log(brill);\n`,
  'node_modules/brill': installed('brill'),
};

test('the server gets nouns, verbs and adjectives, and none of the rest', async () => {
  const { 'main.js': code = '' } = await buildProject(project, partsOfSpeech(), { isServer: true });
  expect(code).toContain(',luggage,');
  expect(code).not.toContain('IBM');
  expect(code.length).toBeLessThan(700_000);
});

test('the browser’s scripts get none of it: the build fails', async () => {
  await expect(buildProject(project, partsOfSpeech())).rejects.toThrow('for the server alone');
});
