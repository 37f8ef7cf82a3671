import type autocannon from 'autocannon';
import type { Load } from '../fire.ts';

type Step = (connection: number) => autocannon.Request;

/**
 * Goes through the steps again and again for so many seconds. All connections together go through them once where there are
 * enough; otherwise each from another beginning, because visitors do not move in step.
 */
export function walking(connections: number, seconds: number, steps: readonly Step[]): Load {
  return steps.length >= connections
    ? eachItsOwn(seconds, (connection) => steps.filter((_, at) => at % connections === connection))
    : eachThroughAll(connections, seconds, steps);
}

/** Goes through the steps again and again for so many seconds, each connection through all of them from another beginning. */
export function eachThroughAll(connections: number, seconds: number, steps: readonly Step[]): Load {
  return eachItsOwn(seconds, (connection) => {
    const from = Math.floor((connection * steps.length) / connections);
    return [...steps.slice(from), ...steps.slice(0, from)];
  });
}

function eachItsOwn(duration: number, stepsOf: (connection: number) => readonly Step[]): Load {
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    const connection = next++;
    client.setRequests(stepsOf(connection).map((step) => step(connection)));
  };
  return { duration, setupClient };
}
