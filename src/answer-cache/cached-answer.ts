import type { ReadyAnswer } from '#platform/http/at-once.ts';
import type { Encoding } from '#platform/http/compressed-text.ts';
import { encodedBytes } from '#platform/http/compressed-text.ts';
import { FEW_BYTES, matches } from '#platform/http/write-answer.ts';
import type { WhenGiven } from './cached-calls.ts';

/** The encodings in which answers of the API are given. */
export type AnswerEncoding = Extract<Encoding, 'gzip' | 'identity'>;

/** An answer of the API that is the same for everyone, as it was written. */
export interface CachedAnswer {
  route: string;
  facts: readonly string[];
  whenGiven: WhenGiven | undefined;
  /** The number of changes up to which it is known to be current, and when it was asked for. */
  checkedAt: number;
  askedMs: number;
  /** What it takes, in bytes. */
  readonly size: number;
  /** In the form that is wanted, if that is there. */
  form(encoding: AnswerEncoding, ifNoneMatch: string | undefined): ReadyAnswer | undefined;
  /** The same; a compressed form is made when it is first wanted. */
  makeForm(encoding: AnswerEncoding, ifNoneMatch: string | undefined): Promise<ReadyAnswer>;
}

/** What the API answered and what is known of it. */
export interface Written {
  response: Response;
  bytes: Uint8Array<ArrayBuffer>;
  /** Compresses it, where that is known to be less work than compressing all of it. */
  gzip?: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  route: string;
  facts: readonly string[];
  whenGiven: WhenGiven | undefined;
  checkedAt: number;
  askedMs: number;
}

// Facts, headers and addresses.
const BYTES_BESIDE_BODY = 3_000;
// Of each request, or set anew for each form.
const NOT_CACHED = new Set(['x-request-id', 'content-length', 'content-encoding', 'etag', 'content-type', 'date']);

/** Stores an answer; `onGrown` is called when another form of it has been added. */
export function cachedAnswer(
  { response, bytes, gzip: compressParts, ...known }: Written,
  onGrown: () => void,
): CachedAnswer {
  const { headers } = response;
  const [etag, type] = [headers.get('etag') ?? '', headers.get('content-type') ?? ''];
  const common = [...headers].flatMap(([name, value]) => (NOT_CACHED.has(name) ? [] : [name, value]));
  const found = (bytes: Uint8Array<ArrayBuffer>, tag: string, more: string[] = []): ReadyAnswer => ({
    ...{ status: 200, bytes },
    headers: [...common, 'etag', tag, 'content-type', type, 'content-length', String(bytes.byteLength), ...more],
  });
  // Compressed, it is another representation: the tag is a weak one (RFC 9110, 8.8.1).
  const compressed = (bytes: Uint8Array<ArrayBuffer>) => found(bytes, `W/${etag}`, ['content-encoding', 'gzip']);
  const identity = found(bytes, etag);
  const unchanged: ReadyAnswer = { status: 304, headers: [...common, 'etag', etag], bytes: null };
  let gzip: ReadyAnswer | undefined;
  let compressing: Promise<ReadyAnswer> | undefined;
  const compress = async (): Promise<ReadyAnswer> => {
    gzip = compressed(await (compressParts?.() ?? encodedBytes(bytes, 'gzip')));
    onGrown();
    return gzip;
  };
  const form = (encoding: AnswerEncoding, ifNoneMatch: string | undefined) => {
    if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) return unchanged;
    return encoding === 'gzip' && bytes.byteLength >= FEW_BYTES ? gzip : identity;
  };
  return {
    ...known,
    get size() {
      return bytes.byteLength + (gzip?.bytes?.byteLength ?? 0) + BYTES_BESIDE_BODY;
    },
    form,
    makeForm: async (encoding, ifNoneMatch) => {
      const there = form(encoding, ifNoneMatch);
      if (there) return there;
      compressing ??= compress();
      return compressing;
    },
  };
}
