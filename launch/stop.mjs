import { Plain, say } from './say.mjs';

const stops = [];
let stopping;
let hurry = () => {};

/** Registers how to stop something that was just started; the last one started stops first. Returns how to unregister it. */
export function atStop(stop) {
  stops.push(stop);
  return () => {
    const at = stops.indexOf(stop);
    if (at >= 0) stops.splice(at, 1);
  };
}

/** Resolves at the second request to stop: the orderly stop may be cut short. */
export const impatience = new Promise((resolve) => {
  hurry = resolve;
});

export function isStopping() {
  return stopping !== undefined;
}

export function stopAll() {
  stopping ??= stopEach();
  return stopping;
}

async function stopEach() {
  while (stops.length > 0) {
    await stops
      .pop()()
      .catch((error) => say.problem(`Something did not stop as it should: ${error.message}`));
  }
}

/**
 * Runs a command's whole life: its work, the signals that end it, and the exit code.
 * The work returns an exit code, or undefined when the command runs until it is stopped.
 */
export async function runCommand(work, { whenInterrupted = 0 } = {}) {
  listenForSignals(whenInterrupted);
  try {
    const code = await work();
    if (code === undefined || isStopping()) return;
    await stopAll();
    process.exit(code);
  } catch (error) {
    if (isStopping()) return;
    say.problem(error instanceof Plain ? `\n${error.message}` : error.stack);
    await stopAll();
    process.exit(error instanceof Plain ? error.exitCode : 1);
  }
}

function listenForSignals(whenInterrupted) {
  let askedAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      // One Ctrl-C arrives twice: from the terminal and forwarded by npm. Only a later one means impatience.
      if (askedAt > 0) return Date.now() - askedAt > 1000 ? hurry() : undefined;
      askedAt = Date.now();
      say.line('\nStopping…');
      await stopAll();
      say.line('Stopped.');
      process.exit(whenInterrupted);
    });
  }
}
