import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { readConditions } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';

const WITH_PEOPLE = /\b(?:crew|unpack\w*|bring it in|set it up)\b/iu;
const MOST_CARRIED = 2;

/** What pages say of the people who bring goods in: of the one that is meant, or of those of the size that is named. */
export function carriedIn(
  { snapshot, message }: Asked,
  meant: CatalogueEntry | null,
): { name: string; line: string }[] {
  const size = readConditions(message).find(({ kind }) => kind === 'size')?.range;
  const isSize = ({ product: { specs } }: CatalogueEntry) =>
    size !== undefined &&
    specs.screenSizeInches !== undefined &&
    specs.screenSizeInches >= (size.min ?? 0) &&
    specs.screenSizeInches <= (size.max ?? specs.screenSizeInches);
  const entries = meant ? [meant] : snapshot.entries.filter(isSize);
  return entries
    .flatMap(({ product: { name, description } }) =>
      (description ?? '')
        .split(/(?<=[.!?])\s+/u)
        .filter((line) => WITH_PEOPLE.test(line))
        .map((line) => ({ name, line })),
    )
    .slice(0, MOST_CARRIED);
}
