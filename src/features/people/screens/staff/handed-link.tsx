import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { HandedLink } from './people-calls.ts';

/** The one-time link of a new account where no e-mail can carry it: it is shown now and never again (decision A7). */
export function HandedLinkNotice({ handed, onDone }: { handed: HandedLink; onDone?: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => notice.current?.focus(), []);
  const copy = async () => {
    // Without leave to write there, the link is selected to be copied by hand.
    const written = await navigator.clipboard?.writeText(handed.link).then(
      () => true,
      () => false,
    );
    if (written) setCopied(true);
    else notice.current?.querySelector('input')?.select();
  };
  return (
    <div ref={notice} tabIndex={-1} role="status" className="rounded-md outline-offset-2">
      <Notice
        tone="caution"
        title={
          <>
            Hand this link to <bdi className="name">{handed.name}</bdi>
          </>
        }
        action={
          onDone && (
            <>
              <Button variant="primary" size="sm" onClick={copy}>
                <Copy aria-hidden="true" className="size-4" />
                {isCopied ? 'Copied' : 'Copy the link'}
              </Button>
              <Button variant="ghost" size="sm" onClick={onDone}>
                I have handed it over
              </Button>
            </>
          )
        }
      >
        <p className="mb-3">
          No mail server is set up, so it cannot be e-mailed. With it the owner of the username{' '}
          <strong className="break-words">{handed.username}</strong> chooses a password: once, within 72 hours. It is
          not shown again.
        </p>
        <TextField label="One-time link" readOnly value={handed.link} dir="ltr" />
      </Notice>
    </div>
  );
}
