import { useId, useState } from 'react';
import type { EmailContent } from '#features/emails/contract.ts';
import { Button } from '#ui/button.tsx';

/** The content of a message, as designed or as plain text. The sandboxed frame allows no scripts, forms or links. */
export function EmailBody({ email }: { email: EmailContent }) {
  const [isPlain, setPlain] = useState(false);
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-2 sm:px-5">
        <h2 className="title-3">Message</h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">Shown as</legend>
          <Choice isChosen={!isPlain} controls={id} onChoose={() => setPlain(false)}>
            As designed
          </Choice>
          <Choice isChosen={isPlain} controls={id} onChoose={() => setPlain(true)}>
            Plain text
          </Choice>
        </fieldset>
      </div>
      <div id={id}>
        {isPlain ? (
          <pre dir="auto" className="wrap-anywhere whitespace-pre-wrap p-4 font-sans text-sm sm:p-5">
            {email.text}
          </pre>
        ) : (
          <iframe
            title={`Message: ${email.subject}`}
            sandbox=""
            referrerPolicy="no-referrer"
            srcDoc={withoutLinks(email.html)}
            className="block h-[max(26rem,70dvh)] w-full bg-[#fff]"
          />
        )}
      </div>
    </>
  );
}

type ChoiceProps = { isChosen: boolean; controls: string; onChoose: () => void; children: string };

function Choice({ isChosen, controls, onChoose, children }: ChoiceProps) {
  return (
    <Button
      size="sm"
      variant={isChosen ? 'secondary' : 'ghost'}
      aria-pressed={isChosen}
      aria-controls={controls}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}

// A link would open its page inside the frame.
function withoutLinks(html: string): string {
  return html.replace(/\shref=("[^"]*"|'[^']*')/gi, '');
}
