import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

type LinkNoticeProps = {
  title: ReactNode;
  /** The label of the field with the link. */
  label: string;
  link: string;
  /** Buttons beside 'Copy the link'. `null`: no buttons at all. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A link that is shown once, because only its hash is stored. It takes the focus. */
export function LinkNotice({ title, label, link, actions, children }: LinkNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => notice.current?.focus(), []);
  const copy = async () => {
    // Without permission for the clipboard, the link is selected to be copied by hand.
    const written = await navigator.clipboard?.writeText(link).then(
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
        title={title}
        action={
          actions !== null && (
            <>
              <Button variant="primary" size="sm" onClick={copy}>
                <Copy aria-hidden="true" className="size-4" />
                {isCopied ? 'Copied' : 'Copy the link'}
              </Button>
              {actions}
            </>
          )
        }
      >
        <p className="mb-3">{children}</p>
        <TextField label={label} readOnly value={link} dir="ltr" />
      </Notice>
    </div>
  );
}
