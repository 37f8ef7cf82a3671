import { setTimeout as wait } from 'node:timers/promises';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { lock } from './lock.mjs';
import { root } from './places.mjs';

/** Brings node_modules up to date. */
export function prepareModules(say) {
  return oneAtATime(isInstalled, install, say);
}

/** Brings build/ up to date. */
export function prepareBuild(say) {
  return oneAtATime(isBuilt, build, say);
}

// Two commands in one folder must not install or build over each other: the second waits and finds the work done.
async function oneAtATime(isDone, work, say) {
  if (isDone()) return;
  let held = await lock(root);
  if (held.holder) say.step('Waiting for another command that is installing or building here');
  while (held.holder) {
    await wait(300);
    held = await lock(root);
  }
  try {
    if (!isDone()) await work(say);
  } finally {
    await held.release();
  }
}
