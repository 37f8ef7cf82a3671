// What `npm start` does once everything is installed and built: the tests are about what comes after.
import { join } from 'node:path';
import { openForPerson } from '../../launch/open.mjs';
import { root } from '../../launch/places.mjs';
import { withDefaults } from '../../launch/shop.mjs';
import { runCommand } from '../../launch/stop.mjs';

await runCommand(() =>
  openForPerson({
    entry: join(root, 'build', 'server', 'index.js'),
    env: withDefaults({ ...process.env, NODE_ENV: 'production' }),
    prepare: async () => {},
  }),
);
