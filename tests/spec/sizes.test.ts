import fs from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

// What can be taken in at once: a function on two screens, a file on a few. Most are far shorter.
const MOST_LINES_OF_A_FUNCTION = 100;
const MOST_LINES_OF_A_FILE = 250;
const MOST_LINES_OF_NINE_IN_TEN = 110;

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => path.posix.join('src', name))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

test('no file is longer than can be looked over', () => {
  const long = sources.filter(({ text }) => linesOf(text) > MOST_LINES_OF_A_FILE);
  expect(long.map(({ file, text }) => `${file}: ${linesOf(text)} lines`)).toEqual([]);
});

test('nine files in ten are short', () => {
  const lengths = sources.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  expect(lengths[Math.ceil(lengths.length * 0.9) - 1]).toBeLessThanOrEqual(MOST_LINES_OF_NINE_IN_TEN);
});

test('no function is longer than can be held in mind, components included', () => {
  const long = sources.flatMap(({ file, text }) =>
    functionsIn(file, text)
      .filter(({ lines }) => lines > MOST_LINES_OF_A_FUNCTION)
      .map(({ name, lines }) => `${file}: ${name}, ${lines} lines`),
  );
  expect(long).toEqual([]);
});

test('what is measured is all there is, and what is too long is found', () => {
  expect(sources.length).toBeGreaterThan(500);
  const body = 'work();\n'.repeat(99);
  const long = [
    `function declared() {\n${body}}`,
    `const arrow = () => {\n${body}};`,
    `const object = { method() {\n${body}} };`,
    `class Shop { open() {\n${body}} }`,
    `const Page = () => (\n<p>\n${'text\n'.repeat(98)}</p>);`,
  ];
  for (const text of long) {
    expect(functionsIn('long.tsx', text)).toMatchObject([{ lines: MOST_LINES_OF_A_FUNCTION + 1 }]);
  }
  expect(linesOf('one\ntwo\n')).toBe(2);
});

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function functionsIn(file: string, text: string): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  const measure = ({ start, end, id }: { start: number; end: number; id?: { name: string } | null }) => {
    const from = linesOf(text.slice(0, start + 1));
    found.push({ name: id?.name ?? `the one in line ${from}`, lines: linesOf(text.slice(start, end)) });
  };
  const { program, errors } = parseSync(file, text);
  expect(errors).toEqual([]);
  new Visitor({ FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure }).visit(
    program,
  );
  return found;
}
