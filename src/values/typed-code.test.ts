import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTypedCode, readTypedCode } from './typed-code.ts';

test('a setup code has four groups of four without letters that look like digits', () => {
  expect(formatTypedCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(formatTypedCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
});

test('a code is read in any spelling', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const code = formatTypedCode(bytes);
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}\n`;
      expect(readTypedCode(code)).toBe(code);
      expect(readTypedCode(typed)).toBe(code);
    }),
  );
});
