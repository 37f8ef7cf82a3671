// The entry of the server build: one process that serves, or with WORKERS above 1 the one that starts them.
import { startsWorkers, superviseWorkers } from './serve-workers.ts';

if (startsWorkers()) await superviseWorkers();
else await import('./serve-built.ts');
