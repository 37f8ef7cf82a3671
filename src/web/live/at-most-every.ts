/**
 * Runs `work` at once, and again at most every `milliseconds` however often it is asked for; the last request is never
 * lost. Nothing runs any more after `stop`.
 */
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
