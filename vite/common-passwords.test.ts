import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { buildProject, installed } from './made-up-project.ts';

const project = {
  'main.ts': `import lists from 'zxcvbn/lib/frequency_lists.js';\nconsole.log(Object.keys(lists), lists.passwords);\n`,
  'node_modules/zxcvbn': installed('zxcvbn'),
};

test('the server gets the passwords alone', async () => {
  const { 'main.js': code = '' } = await buildProject(project, commonPasswords(), { isServer: true });
  expect(code).toContain('123456,password,');
  expect(code).not.toContain('us_tv_and_film');
});

test('the browser’s scripts get none of it: the build fails', async () => {
  await expect(buildProject(project, commonPasswords())).rejects.toThrow('for the server alone');
});
