import type { ReactNode } from 'react';
import type { Post } from '#features/emails/contract.ts';
import { cx } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';

type PostNoticeProps = {
  post: Post;
  /** Makes a link to the list of messages with a status. */
  linkTo: (status: 'failed' | 'queued' | 'kept', children: string) => ReactNode;
  /** The button that tries the delayed and failed ones again. */
  tryAgain?: ReactNode;
  /** Whether to mention a missing mail server. */
  tellsUnsent?: boolean;
  className?: string;
};

/** Warns staff about delayed and failed messages; renders nothing without any. */
export function PostNotice({ post, linkTo, tryAgain, tellsUnsent = false, className }: PostNoticeProps) {
  const isInTrouble = post.failed > 0 || post.delayed > 0;
  const isKeeping = tellsUnsent && !post.isSending;
  if (!isInTrouble && !isKeeping) return null;
  return (
    <div className={cx('flex flex-col gap-4', className)}>
      {isInTrouble && <Trouble post={post} linkTo={linkTo} tryAgain={post.isSending && tryAgain} />}
      {isKeeping && (
        <Notice tone="info" title="No mail server is set up">
          Messages are written and kept here, and none is sent. Once the shop is started with SMTP_URL, new messages go
          out; those kept until then can be opened and sent again. Until then, make links to choose a password in User
          Management and hand them over. {post.kept > 0 && linkTo('kept', 'Show what is kept')}
        </Notice>
      )}
    </div>
  );
}

function Trouble({
  post: { failed, delayed },
  linkTo,
  tryAgain,
}: Pick<PostNoticeProps, 'post' | 'linkTo' | 'tryAgain'>) {
  return (
    <Notice tone={failed > 0 ? 'negative' : 'caution'} title={titleOf(failed, delayed)} action={tryAgain}>
      {delayed > 0 && (
        <p>
          The mail server takes none or not all of our messages. They are tried again for a day, at least every five
          minutes; the shop goes on meanwhile. {linkTo('queued', 'Show what is waiting')}
        </p>
      )}
      {failed > 0 && (
        <p>
          What failed is not tried again by itself. See why, and send it again. {linkTo('failed', 'Show what failed')}
        </p>
      )}
      {tryAgain && <p>{whatIsTried(failed, delayed)}</p>}
    </Notice>
  );
}

function titleOf(failed: number, delayed: number): string {
  const parts = [
    failed > 0 && `${messages(failed)} could not be sent`,
    delayed > 0 &&
      `${failed > 0 ? delayed.toLocaleString('en-GB') : messages(delayed)} ${delayed === 1 ? 'is' : 'are'} delayed`,
  ];
  return parts.filter(Boolean).join(', ');
}

function whatIsTried(failed: number, delayed: number): string {
  const all = failed + delayed;
  const which = all === 1 ? 'it' : `all ${all.toLocaleString('en-GB')}`;
  return `‘Try again now’ tries ${which} at once${failed > 0 ? ', what the mail server has refused for good too' : ''}.`;
}

function messages(count: number): string {
  return count === 1 ? '1 e-mail' : `${count.toLocaleString('en-GB')} e-mails`;
}
