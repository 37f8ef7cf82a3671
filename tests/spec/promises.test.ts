// What the shop promises is listed in docs/promises.md, with the test that keeps it.
import fs from 'node:fs';
import { expect, test } from 'vitest';

const promises = Array.from(
  fs.readFileSync('docs/promises.md', 'utf8').matchAll(/^\| (.+?) +\| `(\S+)` +\| (\S+?): (.+?) +\|$/gm),
  ([, sentence = '', file = '', keptIn = '', keptBy = '']) => ({ sentence, file, keptIn, keptBy }),
);

test('there are promises, each listed once', () => {
  expect(promises.length).toBeGreaterThan(40);
  const places = promises.map(({ sentence, file }) => `${file}: ${sentence}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

test.each(promises)('“$sentence” stands in $file', ({ sentence, file }) => {
  expect(wordsOf(file)).toContain(sentence);
});

test.each(promises)('“$sentence” is kept by a test that exists', ({ keptIn, keptBy }) => {
  expect(fs.readFileSync(keptIn, 'utf8')).toContain(`'${keptBy}'`);
});

// What a customer reads: not the staff's screens, the calls' descriptions, and texts that only a machine compares.
const OTHERS = /\.test\.|screens\/staff|contract\.ts|showcase|\/search\/|topics\/examples\.json/;
const read = ['src/features', 'src/pages/shop', 'src/pages/account', 'src/web/toast-texts.ts']
  .flatMap(filesIn)
  .filter((file) => /\.(tsx?|json)$/.test(file) && !OTHERS.test(file));
const PROMISE =
  /\b[Ww]e (?:also |have also )?(?:send|sent|write|answer|tell|pay back|pay the|dispatch|e-mail|contact|look at|look into|reply|refund|match|collect|repair|take back|arrange|work out)\b|on (?:its|the) way to|(?:arrive|comes?|send it to you|answer it) by e-mail/g;
// No promise: what somebody has to do, what a customer asks, or the name of a part of the terms.
const NONE = ['What we answer for', 'We place your order at once and', 'who pays if we send it back'];

test('whatever is promised to a customer is listed', () => {
  expect(read.length).toBeGreaterThan(300);
  expect(read.flatMap(unlisted)).toEqual([]);
});

function unlisted(file: string): string[] {
  const words = wordsOf(file);
  const listed = promises.filter((promise) => promise.file === file).map(({ sentence }) => sentence);
  return Array.from(words.matchAll(PROMISE), ({ index }) => index)
    .filter((at) => ![...listed, ...NONE].some((sentence) => covers(words, sentence, at)))
    .map((at) => `${file}: …${words.slice(Math.max(0, at - 20), at + 80)}…`);
}

function covers(words: string, sentence: string, at: number): boolean {
  for (let from = words.indexOf(sentence); from >= 0; from = words.indexOf(sentence, from + 1)) {
    if (from <= at && at < from + sentence.length) return true;
  }
  return false;
}

/** The text of a source without comments, its lines joined. */
function wordsOf(file: string): string {
  const source = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ' ');
  return source.replace(/(^|\s)\/\/[^\n]*/g, '$1').replace(/\s+/g, ' ');
}

function filesIn(place: string): string[] {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs.readdirSync(place).flatMap((name) => filesIn(`${place}/${name}`));
}
