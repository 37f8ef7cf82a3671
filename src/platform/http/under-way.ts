/** The answers that are being made, whether or not somebody still waits for them. */
export interface UnderWay {
  follow<T>(answer: T | Promise<T>): T | Promise<T>;
  /** Resolves once none is being made. */
  ended(): Promise<void>;
}

export function openUnderWay(): UnderWay {
  const answers = new Set<Promise<unknown>>();
  return {
    follow: (answer) => {
      if (!(answer instanceof Promise)) return answer;
      answers.add(answer);
      const done = () => answers.delete(answer);
      answer.then(done, done);
      return answer;
    },
    ended: async () => {
      while (answers.size > 0) await Promise.allSettled(answers);
    },
  };
}
