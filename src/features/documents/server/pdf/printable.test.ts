import { expect, test } from 'vitest';
import { loadFonts } from './fonts.ts';
import { printable } from './printable.ts';

const print = async (text: string) => {
  const fonts = await loadFonts(text);
  return printable(text, (codePoint) => fonts.some((font) => font.hasGlyphForCodePoint(codePoint)));
};

test.each([
  ['£1,234.56 · Zoë Müller, Łukasz Żółw, Şebnem Đặng', '£1,234.56 · Zoë Müller, Łukasz Żółw, Şebnem Đặng'],
  ['21½-inch, 3 m²', '21 1/2-inch, 3 m2'],
  ['Zoe\u0308', 'Zoë'],
  ['43″ × 24′', '43” × 24’'],
  ['王小明 & Co', '王小明 & Co'],
  ['ООО «Ромашка», Київ · Αθήνα', 'ООО «Ромашка», Київ · Αθήνα'],
  ['مطعم الشرق الأوسط، الدوحة', 'مطعم الشرق الأوسط، الدوحة'],
  // Traditional and rare characters, and unsupported scripts, become question marks.
  ['劉 ก', '? ?'],
  ['a\u0000b\u200bc\r\nd\te', 'abc\nd e'],
  ['👩‍👩‍👧 ok', '? ok'],
  ['ﬁne', 'fine'],
])('%j is printed as %j', async (text, expected) => expect(await print(text)).toBe(expected));

test('money, dates and every letter of a British keyboard print as they are', async () => {
  const keyboard = '0123456789 £−-.,:;/%()[]@#&*+=!?\'"’‘“”–—…•°×™©®€ abcxyzABCXYZ éèêëàâäçñöüßøåæœ';
  expect(await print(keyboard)).toBe(keyboard);
});
