import { refuse } from '#platform/refusal.ts';

// A row of the widest published file has 800 characters.
const LONGEST_LINE = 100_000;

/** The lines of a text file, many at once, with the bytes that were read for them; blank lines are left out. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ lines: string[]; bytes: number }> {
  let rest: string | undefined;
  for await (const chunk of chunks) {
    // Postcodes are ASCII; what a UTF-8 file may begin with is not.
    const text = chunk.toString('latin1');
    const lines = (rest === undefined ? text.replace(/^ï»¿/, '') : rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw refuse('invalid', 'This is no CSV file: it has no lines.');
    yield { lines: lines.filter(hasText), bytes: chunk.length };
  }
  if (rest !== undefined && hasText(rest)) yield { lines: [rest], bytes: 0 };
}

function hasText(line: string): boolean {
  return line.trim() !== '';
}
