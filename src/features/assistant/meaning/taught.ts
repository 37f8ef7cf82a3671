import { digestOf } from '#platform/digest.ts';
import type { Learnt } from '#platform/learn.ts';
import { type PackedLearnt, unpacked } from '#platform/packed-learnt.ts';

/** A question with the number of what it is about. */
export interface Labelled {
  text: string;
  label: number;
}

/** What labelled questions taught, as it lies in the repository: `demo/teach-assistant.ts` writes it. */
export interface Taught extends PackedLearnt {
  labels: number;
  /** The digest of the questions. */
  by: string;
}

/** By which questions something was taught; another where one was added or changed. */
export function digestOfQuestions(questions: readonly Labelled[]): string {
  return digestOf(questions.map(({ text, label }) => `${label} ${text}`).join('\n'));
}

/** What was taught, unpacked when it is asked the first time. */
export function learntFrom(taught: Taught): () => Learnt {
  let learnt: Learnt | undefined;
  return () => {
    learnt ??= unpacked(taught, taught.labels);
    return learnt;
  };
}
