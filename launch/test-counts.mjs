/**
 * What a Vitest report and exit code amount to. A file that could not even be read has no tests in the report, and an
 * error outside every test only an exit code: either counts as one failure, so that nothing broken ends in zero.
 */
export function countTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
