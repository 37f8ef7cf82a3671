import { type Logger, pino } from 'pino';

export type { Logger };

/** A structured log, one JSON line an event. Anything that could be a secret is taken out before it is written. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    serializers: { error: pino.stdSerializers.err },
    redact: ['password', '*.password', 'token', '*.token', 'authorization', 'cookie', '*.cookie'],
  });
}
