import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Vitest begins with the largest files while it knows no durations, as in a new clone, and the project whose name comes
// first. These take long for their size: begun last, one of them would run on while the other workers have nothing to do.
const LONGEST = [
  'tests/faults/hostile-bodies.test.ts',
  'tests/faults/hostile-suite.test.ts',
  'tests/browser/shop-screens.test.ts',
  'tests/browser/desk-screens.test.ts',
  'tests/browser/settings-screens.test.ts',
  'tests/browser/setup.test.ts',
  'tests/browser/cached-pages.test.ts',
  'tests/browser/product-store.test.ts',
  'tests/browser/people-management.test.ts',
  'tests/browser/live.test.ts',
  'tests/browser/guest-buys.test.ts',
  'tests/browser/drive.test.ts',
  'tests/browser/returns.test.ts',
  'tests/browser/security.test.ts',
  'tests/browser/shown-truth.test.ts',
  'tests/api/bad-input.test.ts',
  'tests/api/rights.test.ts',
  'tests/api/mail-away.test.ts',
  'bench/run.test.ts',
  'bench/search/truth.test.ts',
  'src/platform/http/patience.test.ts',
  'tests/spec/messages.test.tsx',
];
// The many short files of the units fill the workers to the end.
const PROJECTS = ['faults', 'browser', 'api', 'unit', 'alone'];

/** Begins the projects with the long files first, so that all workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const gone = LONGEST.find((file) => !existsSync(path.join(root, file)));
    if (gone) throw new Error(`${gone} has another name now: put it right in tests/support/longest-first.ts.`);
    const places = new Map(LONGEST.map((file, place) => [path.join(root, file), place]));
    const placeOf = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? LONGEST.length;
    const projectOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => projectOf(a) - projectOf(b) || placeOf(a) - placeOf(b));
  }
}
