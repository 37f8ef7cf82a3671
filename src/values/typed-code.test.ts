import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTypedCode, readTypedCode, SECRET_CODE_BYTES } from './typed-code.ts';

test('a setup code has four groups of four without letters that look like digits', () => {
  expect(formatTypedCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(formatTypedCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
});

test('a code that guards an account has 128 bits or more, each letter five of them', () => {
  const code = formatTypedCode(new Uint8Array(SECRET_CODE_BYTES).fill(255));
  expect(code).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(code.replaceAll('-', '').length * 5).toBeGreaterThanOrEqual(128);
  // Every byte has a say.
  fc.assert(
    fc.property(fc.nat(SECRET_CODE_BYTES - 1), (at) => {
      const bytes = new Uint8Array(SECRET_CODE_BYTES);
      bytes[at] = 0x10;
      expect(formatTypedCode(bytes)).not.toBe(formatTypedCode(new Uint8Array(SECRET_CODE_BYTES)));
    }),
  );
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
