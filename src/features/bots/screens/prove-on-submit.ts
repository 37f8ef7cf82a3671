import type { CheckedForm } from '../contract.ts';

// A little less than a challenge is valid.
const FRESH_FOR_MS = 50 * 60_000;
// A visitor waits no longer; then the form goes without a proof.
const LONGEST_WAIT_MS = 6_000;

interface Work {
  startedAt: number;
  done: Promise<void>;
  /** Empty where there is none to be had; undefined while it is worked for. */
  proof?: string;
}

/**
 * Begins to solve a challenge when the form of this field is first touched, and puts the proof into the field as the form is
 * sent. Each proof is for one sending. Without Web Crypto, as on plain HTTP in a local network, the form goes without one.
 *
 * @returns the function that ends it
 */
export function proveOnSubmit(field: HTMLInputElement, name: CheckedForm): () => void {
  const { form } = field;
  if (!form || !globalThis.crypto?.subtle) return () => undefined;
  let work: Work | undefined;
  let isHeld = false;
  const ended = new AbortController();

  const begin = () => {
    if (!work || performance.now() - work.startedAt > FRESH_FOR_MS) work = startWork(name);
    return work;
  };
  const onSubmit = (event: SubmitEvent) => {
    const current = begin();
    if (current.proof !== undefined) {
      field.value = current.proof;
      // After all other listeners have read the form.
      setTimeout(() => {
        field.value = '';
        work = undefined;
      });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isHeld) return;
    isHeld = true;
    const { submitter } = event;
    void Promise.race([current.done, wait(LONGEST_WAIT_MS)]).then(() => {
      isHeld = false;
      current.proof ??= '';
      // A form that is being submitted ignores this, so not before the event is over.
      if (!ended.signal.aborted) setTimeout(() => form.requestSubmit(submitter));
    });
  };
  const { signal } = ended;
  form.addEventListener('focusin', begin, { signal });
  form.addEventListener('input', begin, { signal });
  form.addEventListener('submit', onSubmit, { signal, capture: true });
  return () => ended.abort();
}

function startWork(name: CheckedForm): Work {
  const work: Work = { startedAt: performance.now(), done: Promise.resolve() };
  work.done = solve(name).then((proof) => {
    work.proof ??= proof;
  });
  return work;
}

async function solve(name: CheckedForm): Promise<string> {
  try {
    const { solveFor } = await import('./solve-challenge.ts');
    return await solveFor(name);
  } catch {
    return '';
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
