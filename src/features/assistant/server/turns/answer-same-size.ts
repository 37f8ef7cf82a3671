import { kindOfThatSize } from '#features/assistant/turns/same-size.ts';
import { sizeTold } from '#features/assistant/turns/size-told.ts';
import { picturesOf, sidesOf } from '#features/viewing/picture.ts';
import type { Turn, TurnKind } from './turn.ts';

const MM = 1000;

/** 'Would an LED wall of that size do': the other kind, as large as what was spoken of. */
export const answerSameSize: TurnKind = async ({ asked: { message, named }, thread, askAlone }) => {
  const kind = kindOfThatSize(message);
  const wish = kind && named.entries.length === 0 ? wishFor(kind, thread) : null;
  return wish ? { answer: await askAlone(wish), wish } : null;
};

// A wall is planned by its sides, and a screen is known by its diagonal.
function wishFor(kind: string, { about: [first], wish }: Turn['thread']): string | null {
  const inches = first?.product.specs.screenSizeInches ?? sizeTold(wish ?? '');
  const [picture = inches === null ? null : sidesOf(inches)] = first ? picturesOf(first.product.specs) : [];
  if (!/\bled walls?\b/iu.test(kind)) return inches === null ? null : `Do you have a ${inches} inch ${kind}?`;
  if (!picture) return null;
  const [wide, high] = [picture.widthMm, picture.heightMm].map((mm) => (mm / MM).toFixed(1));
  return `How much is an LED wall of ${wide} × ${high} m?`;
}
