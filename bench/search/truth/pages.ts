import { sectionsOn } from '#features/search/server/page-words.ts';
import type { Statement } from './statement.ts';

/** Which page answers what is no product, and what stands on it. */
export const WHAT_A_PAGE_SAYS: Statement[] = [
  [/^About this, see the page ‘(.+)’\.$/, ([title], { answer }) => answer.page?.title === title],
  [/^Our pages say nothing of .+: ask us by the page ‘(.+)’\.$/, ([title], { answer }) => answer.page?.title === title],
  [
    /^Our pages say nothing of .+; what they do say stands on the page ‘(.+)’\.$/,
    ([title], { answer }) => answer.page?.title === title,
  ],
  // Each quoted part stands under that heading, on the page that is linked.
  [
    /^(.+[:?]) ‘(.+)’$/,
    ([heading = '', quoted = ''], { answer }) =>
      sectionsOn((answer.page?.href ?? '').replace(/#.*/u, '')).some(({ title, sentences }) => {
        const isHeading = heading === 'It says:' ? title.includes('{') : heading.replace(/:$/u, '') === title;
        const text = sentences.join(' ');
        return isHeading && quoted.split(/\s*…\s*|(?<=[.!?])\s+/u).every((part) => text.includes(part));
      }),
  ],
];
