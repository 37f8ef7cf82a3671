import { expect, test } from 'vitest';
import { optionalName, requiredName } from './input.ts';

test.each(['https://evil.example', 'Win at www.evil.example', 'WWW.EVIL.EXAMPLE', 'a‮b'])(
  'a name does not carry a link or hidden marks into our e-mails: %j',
  (name) => {
    expect(requiredName(100, 'Name is required').safeParse(name).success).toBe(false);
    expect(optionalName(100, 'Company').safeParse(name).success).toBe(false);
  },
);

test.each(['Zoë O’Brien', 'Awww. Cakes Ltd', '3W Displays', 'Wwwd. Smith'])('a name may be %j', (name) => {
  expect(requiredName(100, 'Name is required').parse(name)).toBe(name);
});

test.each(['', '   ', '\u200b', '\u2060\u00ad', '\u3164', '\u2800\u2800', '\u{e0041}', '\u202f\ufe0f'])(
  'a name that shows nothing is missing: %j',
  (name) => {
    const { error } = requiredName(100, 'Name is required').safeParse(name);
    expect(error?.issues.map(({ message }) => message)).toContain('Name is required');
  },
);

test.each(['7', '😀', '李', 'É', 'می‌خواهم'])('a name of few or joined letters shows something: %j', (name) => {
  expect(requiredName(100, 'Name is required').parse(name)).toBe(name);
});
