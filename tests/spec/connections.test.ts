import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// A client without a listener for 'error' ends the process when its server goes (decision 0104).
test('connections to the database are made in one place', () => {
  const makers = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) =>
      /new pg\.|extends pg\.|import \{.*\} from 'pg'/.test(fs.readFileSync(path.join('src', name), 'utf8')),
    );
  expect(makers.sort()).toEqual(['platform/connection.ts', 'platform/database.ts']);
});
