import { relative, sep } from 'node:path';

// With more than these the shop is broken, not the machine busy.
const MOST_FILES = 3;
const FOLDERS = ['tests/browser/', 'tests/faults/'];
const RAN_OUT = /Timeout \d+ms exceeded|timed out in|still waits for|did not succeed in time/;

/**
 * The files of journeys, relative to `root`, whose every failure is a wait that ran out: a browser beside two others can stand still
 * for half a minute, so these run once more, alone. None where anything else failed: a wrong answer is wrong the first time.
 */
export function waitsThatRanOut(report, root) {
  if (!report || report.numUnhandledErrors > 0) return [];
  const broken = report.testResults.filter(({ status }) => status === 'failed');
  const files = broken.map(({ name }) => relative(root, name).split(sep).join('/'));
  const isWait = ({ assertionResults }, index) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const isJourney = FOLDERS.some((folder) => files[index].startsWith(folder));
    return (
      isJourney &&
      failed.length > 0 &&
      failed.every(({ failureMessages }) => failureMessages.every((said) => RAN_OUT.test(said)))
    );
  };
  return files.length <= MOST_FILES && broken.every(isWait) ? files : [];
}
