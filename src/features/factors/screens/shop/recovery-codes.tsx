import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

/** Ten new recovery codes, shown this once; `children` lead on. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // They take the place of the form that had the focus.
  useEffect(() => place.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Panel title="Your recovery codes" description="Each signs you in once when your passkey or phone is lost">
      <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <Notice tone="caution" title="Write them down now">
          They are shown this once. Store them where you can reach them without your phone.
        </Notice>
        <ul aria-label="Recovery codes" className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 noscript:hidden print:hidden">
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        </div>
        <p role="status" className="sr-only">
          {isCopied && 'The recovery codes are copied.'}
        </p>
        <div className="print:hidden">{children}</div>
      </div>
    </Panel>
  );
}
