import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, toCsv, withFormulaEscape, withoutFormulaEscape } from './csv.ts';

const tricky = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a', '1', 'é', '王', '＝', '😀'),
  maxLength: 12,
});

test.each(['=cmd()', '+1', '-1', '@x', '\t=1', ' =1', '\r\n=1', '＝1', "'=1", "''@x"])(
  '%j is no formula any more',
  (text) => {
    expect(withFormulaEscape(text)).toBe(`'${text}`);
  },
);

test.each(['Board', "O'Brien", "'quoted'", '55" screen', 'a=b', '', "'"])('%j stays as it is', (text) => {
  expect(withFormulaEscape(text)).toBe(text);
  expect(withoutFormulaEscape(text)).toBe(text);
});

test('removing the escape gives the original text', () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string()), (text) => withoutFormulaEscape(withFormulaEscape(text)) === text),
  );
});

test('no cell of a file begins as a formula does, and every cell is read again as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(tricky, tricky), { minLength: 1 }), (rows) => {
      const cells: string[][] = parse(toCsv(rows), { record_delimiter: '\r\n' });
      expect(cells.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      expect(cells.map((row) => row.map(withoutFormulaEscape))).toEqual(rows);
    }),
  );
});

test('numbers are no formulas, and nothing is an empty cell', () => {
  expect(toCsv([[-5, true, null, undefined, '-5']])).toBe("-5,true,,,'-5\r\n");
});

test('a file has its columns first, and comes in pieces', async () => {
  const rows = Array.from({ length: 1_200 }, (_, i) => [i, `Row ${i}`]);
  const pieces: string[] = [];
  for await (const piece of csvFile(['id', 'name'], rows)) pieces.push(piece);
  expect(pieces[0]).toBe('\uFEFFid,name\r\n');
  expect(pieces).toHaveLength(4);
  expect(pieces.join('').split('\r\n')).toHaveLength(1_202);
});
