import { metresIn } from '#features/viewing/distance.ts';
import { paths } from '#web/paths.ts';

// 'what size for 6 m', 'how big a screen', 'which screen do I need'; a lead of 5 m asks for no size.
const ASKS =
  /\b(?:(?:what|which) (?:size|screen|display|board|tv|monitor)s?\b|how (?:big|large|bright|far)\b|size (?:of (?:screen|display|board) )?for\b|(?:read|seen|viewed|readable|legible) from\b|viewing distance\b)/iu;
const NEEDS =
  /\b(?:what|which) (?:size|screen|display|board)s?\b.*\b(?:need|right|best|buy|get)\b|\bhow (?:big|large|bright)\b/iu;

/** The guide, with the distance that a query names; null where the query does not ask which screen a place needs. */
export function guideAskedFor(query: string): { title: string; href: string } | null {
  const metres = ASKS.test(query) ? metresIn(query) : null;
  if (metres !== null) {
    const said = Math.round(metres * 100) / 100;
    return { title: `Find the screen for ${said} m by five questions`, href: paths.guide({ metres: String(said) }) };
  }
  return NEEDS.test(query) ? { title: 'Find the screen for your place by five questions', href: paths.guide() } : null;
}
