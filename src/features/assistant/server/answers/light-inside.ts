import type { Situation } from '#features/assistant/situations/situations.ts';
import { lightComesIn } from '../out-of-place.ts';

const BRIGHT_INSIDE =
  'Where daylight comes in by large windows 350 to 400 nits look pale; beside a window but turned away from it 500 to 700 nits are usually enough, and where the sun itself falls on the front it takes 2,000 and more. Hang the screen at right angles to the windows rather than opposite them.';
const BRIGHT = '700 nits screen';
const AT_A_KIOSK = /\b(?:kiosks?|director(?:y|ies)|touch\w*|find(?:ing)? (?:their|the) way|get lost|maps?)\b/iu;

/** A situation of light, where a screen stands inside: it hangs in no window, and is no kiosk where none is told of. */
export function lightInside(told: Situation, message: string): Situation {
  const isWindow = told.sells !== null && /\bwindow\b/iu.test(told.sells);
  if (isWindow && lightComesIn(message))
    return { ...told, answer: BRIGHT_INSIDE, sells: BRIGHT, label: 'Bright screens' };
  const isAnyScreen = told.sells?.endsWith('nits kiosk') && !AT_A_KIOSK.test(message);
  return isAnyScreen ? { ...told, sells: BRIGHT } : told;
}
