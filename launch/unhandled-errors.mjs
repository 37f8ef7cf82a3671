import { writeFileSync } from 'node:fs';

/** A reporter of Vitest's that writes how many errors came outside every test, which its JSON report leaves out. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, String(errors.length));
  }
}
