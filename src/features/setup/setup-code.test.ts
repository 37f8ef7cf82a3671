import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSetupCode, readSetupCode } from './setup-code.ts';

test('a setup code has four groups of four without letters that look like digits', () => {
  expect(formatSetupCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(formatSetupCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
});

test('a code is read in any spelling', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const code = formatSetupCode(bytes);
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}\n`;
      expect(readSetupCode(code)).toBe(code);
      expect(readSetupCode(typed)).toBe(code);
    }),
  );
});
