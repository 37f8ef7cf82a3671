import type { ReactNode } from 'react';
import type { Problem } from '#values/problem.ts';

/** How a screen of records asks who is at the session, where its calls need that. */
export interface RecordProof {
  /** Runs a call, and once more after the password was given where it was refused for want of it. */
  proved<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  dialog: ReactNode;
  /** The field of the password without scripts; null unless the refusal asks for it. */
  field(refused: Problem | undefined): ReactNode;
}

/** For records that need no proof. */
export const NO_PROOF: RecordProof = { proved: (call) => call(), dialog: null, field: () => null };
