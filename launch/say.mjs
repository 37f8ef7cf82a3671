/** A failure that the user can fix: its message explains it, so no stack is shown. */
export class Plain extends Error {
  /** `exitCode` is the one that the command ends with. */
  constructor(message, { exitCode = 1 } = {}) {
    super(message);
    this.exitCode = exitCode;
  }
}

// A closed terminal or pipe must not stop an orderly shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Progress on the terminal: one line a step. */
export const say = {
  line(text = '') {
    process.stdout.write(`${text}\n`);
  },
  step(text) {
    process.stdout.write(`· ${text}\n`);
  },
  problem(text) {
    process.stderr.write(`${text}\n`);
  },
};

/** Says nothing: for tests and benches. */
export const silent = { line() {}, step() {}, problem() {} };

/** Seconds since `began` (from `performance.now()`), to one decimal. */
export function secondsSince(began) {
  return ((performance.now() - began) / 1000).toFixed(1);
}
