import type { RecordProof } from '#web/records/proof.ts';
import { useProof } from './proof-dialog.tsx';
import { ProofField } from './proof-field.tsx';
import { asksForPassword } from './prove-first.ts';

/** The proof that the calls of a screen of records need: a dialog, and without scripts a field. */
export function useRecordProof(): RecordProof {
  const { proved, dialog } = useProof();
  return {
    proved,
    dialog,
    field: (refused) =>
      asksForPassword(refused) ? <ProofField id="record-password" error={refused?.errors?.password?.[0]} /> : null,
  };
}
