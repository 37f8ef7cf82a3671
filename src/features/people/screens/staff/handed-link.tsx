import { Button } from '#ui/button.tsx';
import { LinkNotice } from '#web/forms/link-notice.tsx';
import type { HandedLink } from './people-calls.ts';

/** The one-time link of a new account when there is no mail server; it is shown only once (decision A7). */
export function HandedLinkNotice({ handed, onDone }: { handed: HandedLink; onDone?: () => void }) {
  const done = onDone && (
    <Button variant="ghost" size="sm" onClick={onDone}>
      I have handed it over
    </Button>
  );
  return (
    <LinkNotice
      title={
        <>
          Hand this link to <bdi className="name">{handed.name}</bdi>
        </>
      }
      label="One-time link"
      link={handed.link}
      // Without scripts a button would do nothing.
      actions={done ?? null}
    >
      No mail server is set up, so it cannot be e-mailed. With it the owner of the username{' '}
      <strong className="break-words">{handed.username}</strong> chooses a password: once, within 72 hours. It is not
      shown again.
    </LinkNotice>
  );
}
