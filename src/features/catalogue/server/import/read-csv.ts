import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';

/** A row with the line it begins on, counted from 1 as in a text editor. */
export type CsvRow = { line: number; cells: string[] };

/** A CSV file, in memory or on disk. */
export type CsvFile = { bytes: Uint8Array } | { path: string };

/** A file that cannot be read beyond this line. */
export class UnreadableCsv extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const PIECE_BYTES = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];
// Spreadsheets put this line first to name the delimiter.
const TELLS_DELIMITER = /^sep=([,;\t])(\r\n|\r|\n)/i;

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // 55" screen: an inch mark in an unquoted cell is no quote.
  relax_quotes: true,
  // An unclosed quote ends here, before it fills the memory.
  max_record_size: 256 * 1024,
} satisfies Options;

/** Every row that is not blank, the header first. The delimiter is the one that yields most columns that `isKnown`. */
export async function* readCsv(file: CsvFile, isKnown: (column: string) => boolean): AsyncGenerator<CsvRow> {
  const encoding = await encodingOf(file);
  const head = new TextDecoder(encoding).decode(await headOf(file), { stream: true });
  const told = TELLS_DELIMITER.exec(head)?.[1];
  const delimiter = told ?? delimiterOf(head, isKnown);
  const text = Readable.from(decodeText(file, encoding));
  // Counted while parsing, which runs ahead of the consumer: the parser stops at the line of an unclosed quote.
  let line = 1;
  const on_record = ({ raw, record }: { raw: string; record: string[] }): CsvRow => {
    const row = { line, cells: record };
    line += raw.match(/\r\n|\n|\r/g)?.length ?? 0;
    return row;
  };
  // The library's types ignore that `raw` wraps a record.
  const parser = text.pipe(parse({ ...options, delimiter, raw: true, on_record: on_record as never }));
  try {
    for await (const row of parser as AsyncIterable<CsvRow>) {
      const isTelling = told !== undefined && row.line === 1;
      if (!isTelling && row.cells.some((cell) => cell.trim() !== '')) yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsv(line, 'From here on the file cannot be read: a quotation mark is opened and never closed');
  } finally {
    text.destroy();
  }
}

function delimiterOf(head: string, isKnown: (column: string) => boolean): string {
  const known = DELIMITERS.map((delimiter) => ({ delimiter, count: firstRow(head, delimiter).filter(isKnown).length }));
  return known.reduce((best, other) => (other.count > best.count ? other : best)).delimiter;
}

function firstRow(head: string, delimiter: string): string[] {
  try {
    return parseWhole(head, { ...options, delimiter, skip_empty_lines: true, to: 1 })[0] ?? [];
  } catch {
    return [];
  }
}

// In pieces, without the byte order mark and without splitting a character.
async function* decodeText(file: CsvFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of piecesOf(file)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

// By the byte order mark, else UTF-8, else what Excel on Windows saves as 'CSV'.
async function encodingOf(file: CsvFile): Promise<string> {
  const [first, second] = await headOf(file);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
}

async function isUtf8(file: CsvFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of piecesOf(file)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function headOf(file: CsvFile): Promise<Uint8Array> {
  if ('bytes' in file) return file.bytes.subarray(0, PIECE_BYTES);
  const opened = await open(file.path);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

async function* piecesOf(file: CsvFile): AsyncGenerator<Uint8Array> {
  if ('path' in file) return yield* createReadStream(file.path, { highWaterMark: PIECE_BYTES });
  for (let from = 0; from < file.bytes.length; from += PIECE_BYTES) {
    yield file.bytes.subarray(from, from + PIECE_BYTES);
  }
}
