import { expect, test } from 'vitest';
import { panelGridIn } from './panel-grid.ts';

test.each([
  ['A 2 x 2 video wall with less than 2 mm between the panels', { columns: 2, rows: 2, inches: null, jointMm: 2 }],
  ['2x3 wall of 55s with 0.9 mm joints', { columns: 2, rows: 3, inches: 55, jointMm: 0.9 }],
  ['3 × 3 video wall, 46 inch panels, with mounts', { columns: 3, rows: 3, inches: 46, jointMm: null }],
  ['LED video wall 3 x 2', null],
  ['a video wall of 3 x 2 m', null],
  ['what is the bezel of the wall panel', null],
])('%s', (message, grid) => {
  expect(panelGridIn(message)).toEqual(grid);
});

test('a wall of so many panels is as many across and high as the ready ones', () => {
  const sides = (message: string) => {
    const grid = panelGridIn(message);
    return grid && [grid.columns, grid.rows];
  };
  expect(sides('24/7 screens for a control room, six of them in a video wall')).toEqual([3, 2]);
  expect(sides('a video wall of nine 46 inch panels')).toEqual([3, 3]);
  expect(sides('seven of them in a video wall')).toBeNull();
});
