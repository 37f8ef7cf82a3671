import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

// The sizes of the headers and of a table's entry, in bytes: WOFF 1.0, sections 3 and 4; OpenType 1.9, "Table Directory".
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * The font in a WOFF file, without its compression, as a data URL. The printer would unpack the table of all glyphs anew
 * for every glyph of every document.
 */
export function unpackFont(file: string): string {
  return `data:font/ttf;base64,${unpackWoff(readFileSync(file)).toString('base64')}`;
}

function unpackWoff(woff: Buffer<ArrayBuffer>): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry);
  // The fields for a binary search of the tables stay zero: the printer reads them all.
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts = [header];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(WOFF.header + index * WOFF.entry);
    const table = tableAt(woff, entry);
    const at = SFNT.header + index * SFNT.entry;
    entry.copy(header, at, 0, 4);
    entry.copy(header, at + 4, 16, 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    // Tables begin at multiples of four bytes.
    parts.push(table, Buffer.alloc(-table.length & 3));
    offset += table.length + (-table.length & 3);
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer<ArrayBuffer>, entry: Buffer): Buffer<ArrayBuffer> {
  const [offset, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
  const packed = woff.subarray(offset, offset + packedLength);
  return packedLength < length ? inflateSync(packed) : packed;
}
