// npm run dev: the shop from its sources, with hot reload.
import { join } from 'node:path';
import { openForPerson } from './open.mjs';
import { root } from './places.mjs';
import { prepareModules } from './prepare.mjs';
import { say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

await runCommand(() =>
  openForPerson({
    entry: join(root, 'src', 'dev.ts'),
    env: withDefaults({ ...process.env, NODE_ENV: 'development', WORKERS: '1' }),
    prepare: () => prepareModules(say),
  }),
);
