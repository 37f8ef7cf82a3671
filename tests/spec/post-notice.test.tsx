import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Post } from '#features/emails/contract.ts';
import { PostNotice } from '#features/emails/screens/staff/post-notice.tsx';

// What 'Try again now' will do stands beside it: it tries what was refused for good too.
test.each<[string, Partial<Post>, string | null]>([
  ['three refused and two delayed', { failed: 3, delayed: 2 }, 'tries all 5 at once, what the mail server has refused'],
  ['one delayed', { delayed: 1 }, 'tries it at once.'],
  ['one failed and no mail server', { failed: 1, isSending: false }, null],
])('the notice above the button says what it tries: %s', (_, given, sentence) => {
  const post = { isSending: true, queued: 0, delayed: 0, failed: 0, kept: 0, ...given };
  const notice = renderToStaticMarkup(
    <PostNotice post={post} linkTo={(_status, text) => text} tryAgain={<button type="button">Try again now</button>} />,
  );
  if (sentence === null) expect(notice).not.toContain('Try again now');
  else expect(notice).toContain(sentence);
});
