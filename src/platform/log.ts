import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * A structured log, one JSON line an event, to the standard output unless said otherwise. Anything that could be a secret
 * is taken out before it is written.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { error: pino.stdSerializers.err },
    redact: ['password', '*.password', 'token', '*.token', 'authorization', 'cookie', '*.cookie'],
  };
  return destination ? pino(options, destination) : pino(options);
}
