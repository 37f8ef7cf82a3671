import type { Caller } from './callers.ts';
import { type HostileInput, inputsOf } from './inputs.ts';
import { answerOf, mayCall, wrongWithCall } from './judge.ts';
import type { Operation } from './operations.ts';

/** What came of the attack on some calls or pages. */
export interface Outcome {
  requests: number;
  /** How many answers had each hundred of statuses: `4` for 400 to 499. */
  byHundred: Record<string, number>;
  /** A sentence about each answer that was wrong. */
  faults: string[];
}

// What ends the session of the caller, or changes the password with which it signs in again.
const ENDS_SESSION = /^POST \/api\/logout$|^DELETE \/api\/user\//;

/** Sends every operation `count` hostile inputs as each caller, some at a time. */
export async function attackCalls(
  callers: readonly Caller[],
  operations: readonly Operation[],
  { count, seed, atOnce = 6 }: { count: number; seed: number; atOnce?: number },
): Promise<Outcome> {
  const outcome: Outcome = { requests: 0, byHundred: {}, faults: [] };
  for (const [index, operation] of operations.entries()) {
    for (const [place, caller] of callers.entries()) {
      const isFatal = ENDS_SESSION.test(`${operation.method} ${operation.path}`) && caller.role !== 'visitor';
      if (isFatal) continue;
      await caller.refresh();
      const waiting = inputsOf(operation, count, seed + index * callers.length + place);
      const send = async () => {
        for (let input = waiting.pop(); input; input = waiting.pop()) await attack(caller, operation, input, outcome);
      };
      await Promise.all(Array.from({ length: atOnce }, send));
    }
  }
  return outcome;
}

async function attack(caller: Caller, operation: Operation, input: HostileInput, outcome: Outcome): Promise<void> {
  const { method, path, who } = operation;
  const { body, headers } = input;
  const name = `${method} ${path} as ${caller.role}, ${input.what}`;
  outcome.requests += 1;
  try {
    const answer = await answerOf(
      await caller.send(input.path, { method, headers, ...(method !== 'GET' && { body }) }),
    );
    count(outcome, answer.status);
    const wrong = wrongWithCall(answer);
    if (wrong) outcome.faults.push(`${name}: ${wrong} (${input.path.slice(0, 120)} ${String(body).slice(0, 200)})`);
    const isLetIn = answer.status < 300 && !mayCall(caller.role, caller.grants, who);
    if (isLetIn) outcome.faults.push(`${name}: let in, though it is for ${who}`);
  } catch (error) {
    outcome.faults.push(`${name}: no answer: ${(error as Error).cause ?? error} (${input.path.slice(0, 120)})`);
  }
}

export function count(outcome: Outcome, status: number): void {
  const hundred = String(Math.floor(status / 100));
  outcome.byHundred[hundred] = (outcome.byHundred[hundred] ?? 0) + 1;
}
