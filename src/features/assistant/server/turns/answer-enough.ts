import { doubtsSize } from '#features/assistant/turns/enough.ts';
import { sizeTold } from '#features/assistant/turns/size-told.ts';
import { metresIn } from '#features/viewing/distance.ts';
import { picturesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint, USUAL_SHARE } from '#features/viewing/reading.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from '../asked.ts';
import type { TurnKind } from './turn.ts';

/** 'Is that enough for the back row?': from how far the picture that was spoken of is read, and yes or no where a distance was told. */
export const answerEnough: TurnKind = async ({ asked: { message, named }, thread: { about, wish } }) => {
  const [first] = about;
  // Of a size that is named its own answer tells.
  if (!first || named.entries.length > 0 || sizeTold(message) !== null || !doubtsSize(message, wish ?? '')) return null;
  const [picture] = picturesOf(first.product.specs);
  if (!picture) return null;
  const far = farthestOfPrint(picture.heightMm);
  const metres = metresIn(message) ?? (OF_DISTANCE.test(wish ?? '') ? metresIn(wish ?? '') : null);
  const verdict = metres === null ? '' : metres <= far ? 'Yes. ' : 'No, not with such print. ';
  const { product } = first;
  return {
    answer: {
      ...NOTHING,
      reply: [
        `${verdict}${product.name} is read from up to ${inMetres(far)} m if its print is a twentieth of the picture’s height (${USUAL_SHARE * 100} %, about twelve lines); larger print and pictures carry further.`,
        ...(metres === null ? ['Tell me how many metres away the farthest reader is, and I compare it.'] : []),
      ].join('\n'),
      sources: [{ label: product.name, href: paths.product(product) }],
    },
  };
};

// The metres of a counter tell nobody's distance.
const OF_DISTANCE = /\b(?:away|from|back|far|distance)\b/iu;

function inMetres(metres: number): string {
  return metres.toLocaleString('en-GB', { maximumFractionDigits: 1 });
}
