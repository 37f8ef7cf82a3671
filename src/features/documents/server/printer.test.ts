import { expect, test } from 'vitest';
import type { PrintedWall } from './pdf/wall-sheet.tsx';
import { printPdf } from './printer.ts';

// What cannot be drawn shows by its fault that it was printed anew.
test('the same sheet is printed once, also for two who ask at once, and a fault is not stored', async () => {
  const broken = { sheet: 'wall', wall: {} as PrintedWall } as const;
  const faults = await Promise.all([1, 2].map(() => printPdf(broken).catch((fault: Error) => fault)));
  expect(faults[0]).toBeInstanceOf(Error);
  expect(faults[0]).toBe(faults[1]);
  expect(await printPdf(broken).catch((fault: Error) => fault)).not.toBe(faults[0]);
});
