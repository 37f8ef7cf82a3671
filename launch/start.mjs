// npm start: from a clean checkout to an open shop.
import { join } from 'node:path';
import { openForPerson } from './open.mjs';
import { root } from './places.mjs';
import { prepareBuild, prepareModules } from './prepare.mjs';
import { say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

await runCommand(() =>
  openForPerson({
    entry: join(root, 'build', 'server', 'index.js'),
    env: withDefaults({ ...process.env, NODE_ENV: 'production' }),
    prepare: async () => {
      await prepareModules(say);
      await prepareBuild(say);
    },
  }),
);
