/** Takes bytes from a stream in pieces of a known length. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #waiting: Uint8Array[] = [];
  #size = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next `length` bytes; null when the stream ends before them. */
  async take(length: number): Promise<Buffer | null> {
    while (this.#size < length) {
      const { value, done } = await this.#source.next();
      if (done) return null;
      this.#waiting.push(value);
      this.#size += value.length;
    }
    // Most pieces lie within one chunk, which then need not be copied.
    const [first = new Uint8Array()] = this.#waiting;
    const all = this.#waiting.length === 1 ? viewOf(first) : Buffer.concat(this.#waiting);
    this.#waiting = [all.subarray(length)];
    this.#size -= length;
    return all.subarray(0, length);
  }

  /** Whether the stream holds nothing more. */
  async isAtEnd(): Promise<boolean> {
    while (this.#size === 0) {
      const { value, done } = await this.#source.next();
      if (done) return true;
      this.#waiting.push(value);
      this.#size += value.length;
    }
    return false;
  }
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
