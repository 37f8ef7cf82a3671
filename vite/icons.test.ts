import { expect, test } from 'vitest';
import { icons } from './icons.ts';
import { buildProject, installed } from './made-up-project.ts';

const LIBRARY = 'node_modules/lucide-react';
const library = {
  [`${LIBRARY}/package.json`]: JSON.stringify({
    name: 'lucide-react',
    exports: { '.': './list.mjs', './icons/*': './icons/*.mjs' },
  }),
  [`${LIBRARY}/list.mjs`]: `export { default as Truck, default as TruckIcon } from './icons/truck.mjs';\n`,
  [`${LIBRARY}/icons/truck.mjs`]: `import createLucideIcon from '../createLucideIcon.mjs';
const Truck = createLucideIcon('truck', [['path', { d: 'M14 18', key: 'a1' }]]);
export { Truck as default };\n`,
  [`${LIBRARY}/createLucideIcon.mjs`]: `export default () => 'drawn as the library does';\n`,
};
const main = `import { Truck } from 'lucide-react';\nexport const shown = Truck;\n`;

test('an icon of the installed library comes alone, by its other names too, and is drawn by us', async () => {
  const names = {
    'main.ts': `import { TruckIcon, type LucideIcon } from 'lucide-react';\nexport const shown: LucideIcon = TruckIcon;\n`,
  };
  const code = (await buildProject({ ...names, [LIBRARY]: installed('lucide-react') }, icons()))['main.js'] ?? '';
  expect(code).toContain('drawIcon');
  expect(code).not.toMatch(/Zap|forwardRef|key: "/);
  expect(code.length).toBeLessThan(3_000);
});

test('the build fails when the library draws its icons in another way', async () => {
  const moved = { [`${LIBRARY}/icons/truck.mjs`]: `export { default } from '../createIcon.mjs';\n` };
  const createIcon = { [`${LIBRARY}/createIcon.mjs`]: library[`${LIBRARY}/createLucideIcon.mjs`] ?? '' };
  await expect(buildProject({ 'main.ts': main, ...library, ...moved, ...createIcon }, icons())).rejects.toThrow(
    'The library of icons draws them in another way now.',
  );
});

test('the build fails when the library names its icons in another way', async () => {
  const moved = { [`${LIBRARY}/list.mjs`]: `import Truck from './icons/truck.mjs';\nexport { Truck };\n` };
  await expect(buildProject({ 'main.ts': main, ...library, ...moved }, icons())).rejects.toThrow(
    'The library of icons names no file for Truck.',
  );
});

test('the build fails for an icon that the library has dropped', async () => {
  const dropped = { 'main.ts': main.replaceAll('Truck', 'Tram') };
  await expect(buildProject({ ...dropped, ...library }, icons())).rejects.toThrow('names no file for Tram.');
});
