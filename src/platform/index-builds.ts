/**
 * The statements of a migration that builds its indexes `CONCURRENTLY`, so that a large table takes sales meanwhile; null of any other.
 * PostgreSQL refuses that within a transaction, so each runs by itself, and the file must be able to begin anew: it drops what a build
 * that was broken off has left (`DROP INDEX CONCURRENTLY IF EXISTS`) before it builds.
 */
export function besideTrade(sql: string): string[] | null {
  const bare = sql.replace(/^--.*$/gm, '');
  if (!CONCURRENTLY.test(bare)) return null;
  return bare
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** The same SQL for a database that nobody uses yet, within a transaction. */
export function withinTransaction(sql: string): string {
  return besideTrade(sql)?.join(';\n').replaceAll(new RegExp(CONCURRENTLY, 'g'), '') ?? sql;
}

const CONCURRENTLY = / CONCURRENTLY\b/;
