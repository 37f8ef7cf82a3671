import { Panel } from '#ui/panel.tsx';
import { CodeSetup } from './code-setup.tsx';
import type { FactorDone } from './factor-task.ts';
import type { ManageProps } from './manage-factors.tsx';
import { PasswordAgain } from './password-again.tsx';
import { TaskForm } from './task-form.tsx';

/** The app for codes: set up, or taken off. */
export function CodesPanel({ factor, setup, answer, onDone }: ManageProps & { setup: FactorDone['setup'] }) {
  const form = { place: 'account', answer, onDone, variant: 'secondary' } as const;
  return (
    <Panel title="An app for codes" description="On your phone; it shows a new code of six digits every half minute">
      {factor.hasCodes ? (
        <details open={answer?.task === 'remove-code'}>
          <summary className="cursor-pointer font-semibold">It is set up. Take it off</summary>
          <div className="pt-4">
            <TaskForm {...form} task="remove-code" failure="The app was not taken off" button="Take the app off">
              {(field) => <PasswordAgain {...field('password')} />}
            </TaskForm>
          </div>
        </details>
      ) : setup ? (
        <CodeSetup place="account" setup={setup} answer={answer} onDone={onDone} />
      ) : (
        <TaskForm {...form} task="start-code" failure="The app could not be set up" button="Set up an app">
          {(field) => <PasswordAgain {...field('password')} />}
        </TaskForm>
      )}
    </Panel>
  );
}
