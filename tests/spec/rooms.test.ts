import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The order of the features: each may call those to its left through their doors, and none to its right.
const FEATURES = [
  'settings',
  'accounts',
  'audit',
  'emails',
  'permissions',
  'views',
  'media',
  'currencies',
  'catalogue',
  'search',
  'delivery',
  'cart',
  'payments',
  'rewards',
  'orders',
  'documents',
  'returns',
  'quotes',
  'assistant',
  'tracking',
  'notifications',
  'live',
  'messages',
  'customers',
  'people',
  'profile',
  'reports',
  'lookup',
  'feeds',
  'setup',
];

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const imports = listSources('src').flatMap(readImports);

test('every import is found: the check sees the house it watches over', () => {
  expect(imports.length).toBeGreaterThan(200);
});

test('values import nothing but values, so that money and time mean the same everywhere', () => {
  expect(broken((i) => i.from.startsWith('src/values/') && !isTest(i.from) && !i.to.startsWith('src/values/'))).toEqual(
    [],
  );
});

test('platform knows no feature, so that it could carry another shop', () => {
  expect(
    broken(
      (i) =>
        i.from.startsWith('src/platform/') &&
        !isTest(i.from) &&
        !/^src\/(platform|values)\/|^[^s.]|^src$/.test(i.to) &&
        i.to.startsWith('src/'),
    ),
  ).toEqual([]);
});

test('the design system knows no router, no API and no word of the shop', () => {
  expect(
    broken((i) => i.from.startsWith('src/ui/') && (/^src\/(?!ui\/)/.test(i.to) || i.to === 'react-router')),
  ).toEqual([]);
});

test('features call left and announce right, so that a change to one never surprises those before it', () => {
  const toTheRight = broken((i) => {
    const [from, to] = [featureOf(i.from), featureOf(i.to)];
    return (
      from !== null &&
      to !== null &&
      from !== to &&
      !i.isType &&
      !isTest(i.from) &&
      FEATURES.indexOf(to) > FEATURES.indexOf(from)
    );
  });
  expect(toTheRight).toEqual([]);
});

test('features meet at doors, contracts, tables and pure files: nobody walks into another feature’s kitchen', () => {
  const kitchens = broken((i) => {
    const [from, to] = [featureOf(i.from), featureOf(i.to)];
    if (from === null || to === null || from === to || isTest(i.from)) return false;
    return i.to.includes('/server/') && !/\/server\/(door|caller|authorize)\.ts$/.test(i.to);
  });
  expect(kitchens).toEqual([]);
});

test('what shows a subject lies with the subject: `web/` holds no part of one and speaks no contract of one alone', () => {
  const wrongHouse = [...new Set(imports.map(({ from }) => from))]
    .filter((file) => file.startsWith('src/web/') && !isTest(file))
    .filter((file) => {
      const targets = imports.filter(({ from }) => from === file).map(({ to }) => to);
      const contracts = new Set(
        targets
          .filter((to) => /contract\.ts$/.test(to))
          .map(featureOf)
          .filter(Boolean),
      );
      return contracts.size === 1 || targets.some((to) => featureOf(to) !== null && to.includes('/screens/'));
    });
  expect(wrongHouse).toEqual([]);
});

test('browser code imports no server file and no contract as a value, for a zod schema costs 24 kB a page', () => {
  const inBrowser = /^src\/(pages|web|ui)\/|^src\/features\/[a-z]+\/screens\/|^src\/root\.tsx$/;
  const leaks = broken(
    (i) =>
      inBrowser.test(i.from) &&
      !isTest(i.from) &&
      !i.isType &&
      (/\/server\//.test(i.to) || /contract\.ts$/.test(i.to) || i.to === 'zod'),
  );
  expect(leaks).toEqual([]);
});

function broken(isBroken: (i: Import) => boolean): string[] {
  return imports.filter(isBroken).map((i) => `${i.from} → ${i.to}`);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function featureOf(file: string): string | null {
  return /^src\/features\/([a-z]+)\//.exec(file)?.[1] ?? null;
}

function listSources(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));
}

function readImports(file: string): Import[] {
  const text = fs.readFileSync(file, 'utf8');
  const statements = text.matchAll(/(?:^|\n)(?:import|export)\s+(type\s)?(?:([^'";]*?)\s+from\s+)?'([^']+)'/g);
  return [...statements].map(([, type, names = '', target = '']) => ({
    from: file,
    to: resolve(file, target),
    isType:
      Boolean(type) ||
      (/^\{/.test(names.trim()) &&
        names
          .replace(/[{}\s]/g, '')
          .split(',')
          .filter(Boolean).length > 0 &&
        names
          .replace(/[{}]/g, '')
          .split(',')
          .every((name) => !name.trim() || name.trim().startsWith('type '))),
  }));
}

function resolve(file: string, target: string): string {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  if (target.startsWith('#root/')) return target.replace('#root/', 'src/');
  if (target.startsWith('#demo/')) return target.replace('#', '');
  return target.startsWith('#') ? target.replace('#', 'src/') : target;
}
