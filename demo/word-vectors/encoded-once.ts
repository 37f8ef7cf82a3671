import fs from 'node:fs';
import path from 'node:path';
import { encode } from '#features/assistant/meaning/sentence-encoder.ts';

const KNOWN = 'node_modules/.cache/encoded-sentences.json';
const AT_A_TIME = 20;

/** What the encoder makes of each sentence. It remembers them, so that teaching again encodes only what is new. */
export async function encodedOnce(sentences: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
  const known = new Map<string, string>(
    fs.existsSync(KNOWN) ? Object.entries(JSON.parse(fs.readFileSync(KNOWN, 'utf8')) as Record<string, string>) : [],
  );
  const fresh = [...new Set(sentences)].filter((sentence) => !known.has(sentence) && /\p{L}/u.test(sentence));
  for (let from = 0; from < fresh.length; from += AT_A_TIME) {
    const some = fresh.slice(from, from + AT_A_TIME);
    for (const [at, vector] of (await encode(some)).entries())
      known.set(some[at] ?? '', Buffer.from(vector.buffer).toString('base64'));
  }
  fs.mkdirSync(path.dirname(KNOWN), { recursive: true });
  fs.writeFileSync(KNOWN, JSON.stringify(Object.fromEntries(known)));
  return new Map(
    sentences.flatMap((sentence) => {
      const bytes = known.get(sentence);
      return bytes ? [[sentence, new Float32Array(new Uint8Array(Buffer.from(bytes, 'base64')).buffer)] as const] : [];
    }),
  );
}
