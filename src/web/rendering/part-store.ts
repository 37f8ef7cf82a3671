import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KnownParts } from './remember-html.tsx';

// About 3,000 cards of products.
const MOST_CHARACTERS = 8_000_000;

// Not to be guessed, so that no text on a page can be taken for a mark.
const TOKEN = randomBytes(8).toString('hex');
const MARK = `[part ${TOKEN} `;
const END = `[end ${TOKEN}]`;
// React's between two texts, as marks are.
const BETWEEN_TEXTS = '<!-- -->';

const parts = new LRUCache<string, string>({ maxSize: MOST_CHARACTERS, sizeCalculation: (html) => html.length + 1 });

/** The parts of one rendering, within a frame that is made of `frame`. */
export interface PartsOfPage extends KnownParts {
  /** Puts the parts in the places of their marks, and remembers those that were drawn. The page in pieces that follow one another. */
  fill(html: string): string[];
}

export function partsOfPage(frame: string): PartsOfPage {
  const keys: string[] = [];
  const known: (string | undefined)[] = [];
  return {
    marksOf: (key) => {
      const at = keys.push(`${frame} ${key}`) - 1;
      known[at] = parts.get(`${frame} ${key}`);
      return { isKnown: known[at] !== undefined, begin: `${MARK}${at}]`, end: END };
    },
    fill: (html) => {
      const [first = '', ...pieces] = html.split(MARK);
      const filled = pieces.flatMap((piece) => {
        const at = Number.parseInt(piece, 10);
        const after = withoutSeparator(piece.slice(piece.indexOf(']') + 1));
        const part = known[at];
        if (part !== undefined) return [part, after];
        const [drawn = '', rest = ''] = after.split(END);
        parts.set(keys[at] ?? '', copyOf(drawn));
        return [drawn, withoutSeparator(rest)];
      });
      return [first, ...filled];
    },
  };
}

function withoutSeparator(html: string): string {
  return html.startsWith(BETWEEN_TEXTS) ? html.slice(BETWEEN_TEXTS.length) : html;
}

/** A text of its own: a piece of the page's would hold on to the whole page. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
