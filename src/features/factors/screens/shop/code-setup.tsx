import { useEffect, useRef } from 'react';
import type { CodeSetup as Setup } from '#features/factors/contract.ts';
import { CodeField } from './code-field.tsx';
import type { EnrolPlace, FactorAnswer, FactorDone } from './factor-task.ts';
import { QrCode } from './qr-code.tsx';
import { TaskForm } from './task-form.tsx';

type CodeSetupProps = {
  place: EnrolPlace;
  setup: Setup;
  answer: FactorAnswer | undefined;
  onDone: (done: FactorDone) => void | Promise<void>;
};

/** The secret for an app for codes, to scan or to type; its first code confirms it. */
export function CodeSetup({ place, setup, answer, onDone }: CodeSetupProps) {
  const part = useRef<HTMLDivElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p>Scan the picture with your app for codes, then type the code that it shows.</p>
      <QrCode text={setup.uri} label="QR code for your app" />
      <div>
        <p className="meta">No camera? Type this key into the app:</p>
        <p>
          <code className="break-words">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
      <TaskForm
        place={place}
        task="confirm-code"
        answer={answer}
        onDone={onDone}
        failure="The app is not set up yet"
        button="Confirm"
      >
        {(field) => (
          <>
            <input type="hidden" name="secret" value={setup.secret} />
            <input type="hidden" name="uri" value={setup.uri} />
            <CodeField field={field} />
          </>
        )}
      </TaskForm>
    </div>
  );
}
