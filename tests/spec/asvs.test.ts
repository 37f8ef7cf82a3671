// docs/asvs.md judges every requirement of levels 1 and 2 of OWASP ASVS 5.0.0 once, and names tests that exist.
import fs from 'node:fs';
import { expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each section has. */
const SECTIONS = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};
const STATES = {
  met: 'met',
  not: 'not met',
  later: 'to come',
  operator: 'left to the operator',
  none: 'that do not apply',
};

const text = fs.readFileSync('docs/asvs.md', 'utf8');
const rows = Array.from(
  text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (\w+) +\| (.+?) +\| (.*?) *\|$/gm),
  ([, number = '', , state = '', how = '', heldBy = '']) => ({ number, state, how, heldBy }),
);

test('every requirement of levels 1 and 2 is judged, once and in its place', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

test('the sums at the head are those of the tables', () => {
  for (const [state, words] of Object.entries(STATES)) {
    const count = rows.filter((row) => row.state === state).length;
    if (count > 0) expect(text.replace(/\s+/g, ' ')).toContain(`${count} ${words}`);
  }
  expect(rows.filter(({ state }) => !Object.hasOwn(STATES, state))).toEqual([]);
});

test('what is met names tests that exist, or says that there is none', () => {
  const wrong = rows.filter(({ state, heldBy }) => state === 'met' && heldBy !== 'no test' && !areTests(heldBy));
  expect(wrong.map(({ number, heldBy }) => `${number}: ${heldBy}`)).toEqual([]);
});

test('every file that is named is there', () => {
  const named = Array.from(text.matchAll(/`((?:src|tests|launch)\/[^`]+)`/g), ([, file = '']) => file);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !fs.existsSync(file))).toEqual([]);
});

function areTests(heldBy: string): boolean {
  const files = heldBy.split(', ').map((quoted) => quoted.slice(1, -1));
  return files.every((file) => /\.test\.\w+$/.test(file) && fs.existsSync(file));
}
