import { workUnderWay } from './work-under-way.ts';

/** A statement, its placeholders unfilled, that took longer than half a second. */
export interface SlowStatement {
  statement: string;
  ms: number;
  /** When its answer had come. */
  at: Date;
  /** The route, reaction or job that asked it; null: none did, as at the start. */
  askedBy: string | null;
}

const SPAN_MS = 3_600_000;
const MOST = 5;
const MOST_CHARACTERS = 500;

// One of each statement, its slowest time, the slowest first.
let slowest: SlowStatement[] = [];

/** Remembers what a slow statement took, if it is among the five slowest of this process in the last hour. Answers what to log. */
export function noteSlow(statement: string, ms: number): Record<string, unknown> {
  const { kind, name, requestId } = workUnderWay() ?? {};
  const shown = inShort(statement);
  const before = slowStatements();
  const known = before.find((one) => one.statement === shown);
  if (!known || known.ms < ms) {
    const others = before.filter((one) => one !== known);
    const noted = { statement: shown, ms, at: new Date(), askedBy: name ?? null };
    slowest = [...others, noted].sort((a, b) => b.ms - a.ms).slice(0, MOST);
  }
  return { ms, statement: shown, ...(kind ? { [kind]: name, requestId } : {}) };
}

/** The slowest statements of this process in the last hour, the slowest first. */
export function slowStatements(): SlowStatement[] {
  const since = Date.now() - SPAN_MS;
  slowest = slowest.filter(({ at }) => at.getTime() >= since);
  return slowest;
}

// What is read from says more than a long list of columns.
function inShort(statement: string): string {
  const line = statement.replace(/\s+/g, ' ').trim();
  return line.replace(/^select .{100,}? from /i, 'select … from ').slice(0, MOST_CHARACTERS);
}
