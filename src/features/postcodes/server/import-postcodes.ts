import { desc, eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { Refusal, refuse } from '#platform/refusal.ts';
import { NOTHING_READ, type ReadCounts } from '../read-counts.ts';
import { postcodeImports } from '../tables.ts';
import { openPieces } from './file/open-pieces.ts';
import { readPostcodes, type Told } from './read-postcodes.ts';
import { savePostcodes } from './save-postcodes.ts';

export interface ImportRequest {
  /** A CSV file, a zip file, or a folder of CSV files. */
  path: string;
  fileName: string;
  /** Null on the server's command line. */
  actorId: number | null;
  onProgress?: (told: Told & { bytes: number }) => void;
}

interface Reader {
  db: Database | Transaction;
  clock: AppContext['clock'];
}

export type ImportRow = typeof postcodeImports.$inferSelect;

// An import writes every second; one that has been silent for so long has lost its process.
const SILENT_MS = 60_000;
const TELL_MS = 1_000;

export const LOST = 'The import was interrupted before its end, so nothing was changed. Send the file again.';

/**
 * Imports a file of postcodes: all of it or nothing, and until its end the places known before are used. Throws a refusal for what is no
 * such file, for a broken one, and while another import is under way.
 */
export async function importPostcodes(context: AppContext, request: ImportRequest): Promise<ReadCounts> {
  const pieces = await openPieces(request.path);
  const bytes = pieces.reduce((sum, piece) => sum + piece.size, 0);
  const importId = await begin(context, request.fileName, bytes);
  try {
    const { sectors, counts } = await readPostcodes(pieces, telling(context, importId, request, bytes));
    await context.db.transaction(async (tx) => {
      const at = context.clock.now();
      await savePostcodes(tx, sectors);
      const ended = { counts, bytesRead: bytes, seenAt: at, endedAt: at };
      await tx.update(postcodeImports).set(ended).where(eq(postcodeImports.id, importId));
      const change = { actorId: request.actorId, action: 'postcodes.imported', recordType: 'postcode_import' };
      const after = { fileName: request.fileName, ...counts };
      await recordChange(tx, { ...change, recordId: importId, before: null, after }, at);
    });
    return counts;
  } catch (error) {
    const problem = error instanceof Refusal ? error.message : 'The import failed, so nothing was changed.';
    const endedAt = context.clock.now();
    await context.db
      .update(postcodeImports)
      .set({ problem: problem.slice(0, 500), seenAt: endedAt, endedAt })
      .where(eq(postcodeImports.id, importId));
    throw error;
  }
}

/** The newest import; one whose process was lost counts as ended. */
export async function latestImport({ db, clock }: Reader): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(postcodeImports).orderBy(desc(postcodeImports.id)).limit(1);
  if (!row || row.endedAt || clock.now().getTime() - row.seenAt.getTime() < SILENT_MS) return row;
  return { ...row, endedAt: row.seenAt, problem: LOST };
}

/** Throws while an import is under way. */
export async function demandNoneUnderWay(reader: Reader): Promise<void> {
  const latest = await latestImport(reader);
  if (latest && !latest.endedAt)
    throw refuse('conflict', `${latest.fileName} is being imported. Wait until it is done.`);
}

// Two files that arrive at once wait for each other here, so that the second sees the first.
async function begin({ db, clock }: AppContext, fileName: string, bytes: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('postcode import'))`);
    await demandNoneUnderWay({ db: tx, clock });
    const at = clock.now();
    const [row] = await tx
      .insert(postcodeImports)
      .values({ fileName, bytes, counts: NOTHING_READ, startedAt: at, seenAt: at })
      .returning({ id: postcodeImports.id });
    if (!row) throw new Error('The import was not written.');
    return row.id;
  });
}

function telling({ db, clock }: AppContext, importId: number, { onProgress }: ImportRequest, bytes: number) {
  let toldAt = 0;
  return async (told: Told): Promise<void> => {
    onProgress?.({ ...told, bytes });
    const now = clock.now();
    if (now.getTime() - toldAt < TELL_MS) return;
    toldAt = now.getTime();
    await db
      .update(postcodeImports)
      .set({ bytesRead: told.bytesRead, counts: told.counts, seenAt: now })
      .where(eq(postcodeImports.id, importId));
  };
}
