import { SECOND_FACTOR_PATH } from '#features/accounts/sign-in-paths.ts';
import type { SecondFactor } from '#features/factors/contract.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CodesPanel } from './codes-panel.tsx';
import type { FactorAnswer, FactorDone } from './factor-task.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';

export type ManageProps = {
  factor: SecondFactor;
  /** The action's answer to a form that was sent without scripts. */
  answer: FactorAnswer | undefined;
  onDone: (done: FactorDone) => void | Promise<void>;
};

type ManageFactorsProps = ManageProps & {
  /** What the last form has brought about: an app that is being set up, or new recovery codes. Each is shown alone. */
  done: FactorDone | undefined;
  onClose: () => void;
};

/** The passkeys, the app for codes and the recovery codes of one's own account. */
export function ManageFactors({ done, onClose, ...props }: ManageFactorsProps) {
  if (done?.recoveryCodes) {
    return (
      <RecoveryCodes codes={done.recoveryCodes}>
        <ButtonLink href={SECOND_FACTOR_PATH} onClick={onClose}>
          I have written them down
        </ButtonLink>
      </RecoveryCodes>
    );
  }
  if (done?.setup) {
    return (
      <div className="flex flex-col gap-5">
        <CodesPanel {...props} setup={done.setup} />
        <TextLink href={SECOND_FACTOR_PATH} onClick={onClose}>
          Cancel
        </TextLink>
      </div>
    );
  }
  const { isOn, offersPasskeys, passkeys } = props.factor;
  return (
    <div className="flex flex-col gap-5">
      <State {...props.factor} />
      {(offersPasskeys || passkeys.length > 0) && <PasskeysPanel {...props} />}
      <CodesPanel {...props} setup={undefined} />
      {isOn && <RecoveryPanel {...props} />}
    </div>
  );
}

function State({ isOn, isRequired }: SecondFactor) {
  return isOn ? (
    <Notice tone="positive" title="It is on">
      {isRequired ? 'Staff cannot do without it.' : 'It is asked for whenever you sign in.'}
    </Notice>
  ) : (
    <Notice tone={isRequired ? 'caution' : 'info'} title="It is off">
      {isRequired ? 'Staff need one: set it up now.' : 'Set up a passkey or an app for codes to switch it on.'}
    </Notice>
  );
}
