import { Panel } from '#ui/panel.tsx';
import { CodeSetup } from './code-setup.tsx';
import type { FactorAnswer, FactorDone } from './factor-task.ts';
import { NewPasskey } from './new-passkey.tsx';
import { TaskForm } from './task-form.tsx';

type EnrolmentProps = {
  offersPasskeys: boolean;
  /** The app that is being set up. */
  setup: FactorDone['setup'];
  answer: FactorAnswer | undefined;
  onDone: (done: FactorDone) => void | Promise<void>;
};

/** The first second factor of an account that must have one: a passkey, or an app for codes. */
export function Enrolment({ offersPasskeys, setup, answer, onDone }: EnrolmentProps) {
  return (
    <div className="flex flex-col gap-5">
      {offersPasskeys && !setup && (
        <Panel title="A passkey" description="Your fingerprint, face or PIN on this device">
          <NewPasskey place="sign-in" onDone={onDone} />
        </Panel>
      )}
      <Panel title="An app for codes" description="On your phone, such as the one that your other accounts use">
        {setup ? (
          <CodeSetup place="sign-in" setup={setup} answer={answer} onDone={onDone} />
        ) : (
          <TaskForm
            place="sign-in"
            task="start-code"
            answer={answer}
            onDone={onDone}
            failure="The app could not be set up"
            button="Set up an app"
            variant={offersPasskeys ? 'secondary' : 'primary'}
          >
            {() => null}
          </TaskForm>
        )}
      </Panel>
    </div>
  );
}
