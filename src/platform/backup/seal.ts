import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** Where a chunk stands, so that none can be moved, left out or cut off unseen. */
export interface ChunkPlace {
  index: number;
  isLast: boolean;
}

/** Protects each chunk of a backup by a tag of {@link TAG_BYTES}. */
export interface Seal {
  /** The chunk as it is written: its bytes, encrypted where there is a key, then the tag. */
  close(plain: Uint8Array, place: ChunkPlace): Buffer;
  /** The bytes of a chunk; null when it is not the one that was written there. */
  open(sealed: Buffer, place: ChunkPlace): Buffer | null;
}

export const TAG_BYTES = 16;

/** Without a key: the tag is a SHA-256, against damage alone. */
export function plainSeal(header: string): Seal {
  const tagOf = (plain: Uint8Array, place: ChunkPlace) =>
    createHash('sha256').update(header).update(nonceOf(place)).update(plain).digest().subarray(0, TAG_BYTES);
  return {
    close: (plain, place) => Buffer.concat([plain, tagOf(plain, place)]),
    open: (sealed, place) => {
      const plain = sealed.subarray(0, -TAG_BYTES);
      return tagOf(plain, place).equals(sealed.subarray(-TAG_BYTES)) ? plain : null;
    },
  };
}

/** With a key of 32 bytes, which must belong to one file alone: AES-256-GCM, with the place as the nonce. */
export function keyedSeal(header: string, key: Buffer): Seal {
  const aad = Buffer.from(header);
  return {
    close: (plain, place) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(aad);
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, place) => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: TAG_BYTES });
      decipher.setAAD(aad).setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

function nonceOf({ index, isLast }: ChunkPlace): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
