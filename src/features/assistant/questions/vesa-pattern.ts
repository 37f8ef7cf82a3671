import { readLength } from '#values/length.ts';

// Distances that holes have by the FDMI standard of VESA.
const DISTANCES = [50, 75, 100, 200, 300, 400, 500, 600, 800, 1000];
// Who measures with a tape is off by so much.
const MOST_OFF = 1 / 20;
const AMOUNT = String.raw`([\d.]+|\p{L}+(?:-\p{L}+)?)`;
const UNIT = '(inch(?:es)?|["″]|mm|cm)';
const ACROSS_DOWN = new RegExp(
  String.raw`(?<![\p{L}\d.])${AMOUNT} ?${UNIT}? ?(?:by|x|×) ?${AMOUNT}(?: ?${UNIT})?(?![\p{L}\d])`,
  'iu',
);

/** The VESA pattern that was measured, in mm: 'sixteen inches by sixteen' is 400 × 400; null where none is near. */
export function patternIn(message: string): string | null {
  const [, across = '', first, down = '', second] = ACROSS_DOWN.exec(message) ?? [];
  const unit = first ?? second ?? 'mm';
  const [wide, high] = [across, down].map((said) => {
    const mm = readLength(`${said} ${unit}`, 'm') ?? 0;
    return DISTANCES.find((each) => Math.abs(each - mm) < each * MOST_OFF);
  });
  return wide && high ? `${wide} × ${high}` : null;
}
