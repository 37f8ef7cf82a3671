import { meaningFrom } from './meaning-from.ts';
import { encode } from './sentence-encoder.ts';

const MOST_RECENT = 300;

type Meaning = Float32Array | null;

/** What each text says, as a vector; null where there is nothing to read. What was asked lately is not encoded again. */
export const meaningsOf = meaningsBy(encode);

/**
 * The same by any encoder. Where it cannot run, a question has no meaning and is read by its words alone, and the log tells.
 */
export function meaningsBy(encoder: typeof encode): (texts: readonly string[]) => Promise<readonly Meaning[]> {
  const recent = new Map<string, Promise<Meaning>>();
  const remember = (text: string, meaning: Promise<Meaning>) => {
    const known = meaning.catch((error: Error) => {
      recent.delete(text);
      process.emitWarning(`A question is read by its words alone: ${error.message}`, 'AssistantWarning');
      return null;
    });
    recent.set(text, known);
    const [oldest] = recent.keys();
    if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  };
  return (texts) => {
    const sentences = [...new Set(texts)].filter((text) => !recent.has(text) && /\p{L}/u.test(text));
    const encoded = sentences.length > 0 ? encoder(sentences) : Promise.resolve([]);
    for (const [at, text] of sentences.entries())
      remember(
        text,
        encoded.then((vectors) => (vectors[at] ? meaningFrom(text, vectors[at]) : null)),
      );
    return Promise.all(texts.map((text) => recent.get(text) ?? null));
  };
}
