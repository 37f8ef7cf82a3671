import { everyToken } from '#features/search/engine/tokens.ts';

// A shorter line says too little to be said by another one.
const LEAST_WORDS = 4;

/** Several replies without what another of them says as well: the same line, or one whose every word is in a longer one. */
export function saidOnce(replies: readonly string[]): string[] {
  const lines = replies.map((reply) => reply.split('\n').map((text) => ({ text, words: new Set(everyToken(text)) })));
  const all = lines.flat();
  const isSaidElsewhere = (line: Line, own: readonly Line[], at: number) =>
    all.some((other) => {
      if (own.includes(other)) return false;
      if (other.text === line.text) {
        const has = (reply: readonly Line[]) => reply.some(({ text }) => text === line.text);
        // A list stays under the line that begins it.
        return line.text.startsWith('•') ? lines.findIndex(has) < at : lines.findLastIndex(has) > at;
      }
      return line.words.size >= LEAST_WORDS && other.words.size > line.words.size && isWithin(line.words, other.words);
    });
  return lines
    .map((own, at) =>
      own
        .filter((line) => line.text.trim() === '' || !isSaidElsewhere(line, own, at))
        .map(({ text }) => text)
        .join('\n'),
    )
    .filter((reply) => reply.trim() !== '');
}

type Line = { text: string; words: ReadonlySet<string> };

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word));
}
