import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EXTERNALS } from '../../vite/externals.ts';

// Decision 0115: `dependencies` are what the built shop loads from node_modules, and nothing else.

const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
// The runtime itself, and what a library of the list asks its user for.
const OTHERS = ['node', 'react'];
// Not installed: pg asks whether it is there.
const NEVER = ['pg-native'];
const PDF = 'src/features/documents/server/pdf';

test('every library that the build leaves out is installed with the shop', () => {
  expect(EXTERNALS.filter((name) => !NEVER.includes(name) && !dependencies[name])).toEqual([]);
});

test('nothing is installed with the shop that it does not load', () => {
  const documents = fs
    .readdirSync(PDF)
    .map((name) => fs.readFileSync(path.join(PDF, name), 'utf8'))
    .join('\n');
  const isPrinted = (name: string) =>
    name.startsWith('@fontsource/') && documents.includes(`'${name.replace('@fontsource/', '')}'`);
  const isNeeded = (name: string) => EXTERNALS.includes(name) || OTHERS.includes(name) || isPrinted(name);
  expect(Object.keys(dependencies).filter((name) => !isNeeded(name))).toEqual([]);
});
