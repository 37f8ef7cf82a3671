/** Runs `work` on `ask`, at once but at most every `milliseconds`; the last request is never lost. `stop` ends it. */
export function atMostEvery(milliseconds: number, work: () => void): { ask(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) run();
    }, milliseconds);
    work();
  };
  return {
    ask: () => {
      isAsked = true;
      if (timer === undefined) run();
    },
    stop: () => {
      isAsked = false;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
