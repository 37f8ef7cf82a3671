import { kindOfThatSize } from '#features/assistant/turns/same-size.ts';
import { sizeTold } from '#features/assistant/turns/size-told.ts';
import { picturesOf, sidesOf } from '#features/viewing/picture.ts';
import type { Turn, TurnKind } from './turn.ts';

const MM = 1000;

/** 'Would an LED wall of that size do': the other kind, as large as what was spoken of. */
export const answerSameSize: TurnKind = async ({ asked: { message, named }, thread, askAlone }) => {
  const kind = kindOfThatSize(message);
  const inches = kind && named.entries.length === 0 ? inchesOf(thread) : null;
  if (!kind || inches === null) return null;
  const wish = /\bled walls?\b/iu.test(kind) ? wallOf(thread, inches) : `Do you have a ${inches} inch ${kind}?`;
  return { answer: await askAlone(wish), wish };
};

function inchesOf({ about, wish }: Turn['thread']): number | null {
  const [first] = about;
  return first?.product.specs.screenSizeInches ?? sizeTold(wish ?? '');
}

// A wall is planned by its sides.
function wallOf({ about: [first] }: Turn['thread'], inches: number): string {
  const [picture = { ...sidesOf(inches) }] = first ? picturesOf(first.product.specs) : [];
  const [wide, high] = [picture.widthMm, picture.heightMm].map((mm) => (mm / MM).toFixed(1));
  return `How much is an LED wall of ${wide} × ${high} m?`;
}
