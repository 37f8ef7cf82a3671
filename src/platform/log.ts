import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** A structured log with one JSON line an event, to the standard output by default. Secrets are removed. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { error: pino.stdSerializers.err },
    redact: ['password', '*.password', 'token', '*.token', 'authorization', 'cookie', '*.cookie'],
  };
  return destination ? pino(options, destination) : pino(options);
}
