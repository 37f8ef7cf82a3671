import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PASSWORD_HINT, PASSWORD_LENGTH, PASSWORD_MESSAGES } from '#features/accounts/password.ts';

test('the hint beside a new password and the words for a short one name the same length', () => {
  for (const sentence of [PASSWORD_HINT, PASSWORD_MESSAGES.tooShort]) {
    expect(sentence).toContain(`least ${PASSWORD_LENGTH.least} characters`);
  }
});

test('the rule for passwords stands in one file: no form spells out a length of its own', () => {
  const sources = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join('src', name));
  expect(sources.length).toBeGreaterThan(200);
  const repeats = sources.filter((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const fields = text.match(/<(?:New)?PasswordField[\s\S]*?\/>/g) ?? [];
    return fields.some((field) => /\d+ characters|m(?:ax|in)Length=\{\d+\}/.test(field));
  });
  expect(repeats).toEqual([]);
});
