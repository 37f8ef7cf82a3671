import { showBanner } from './banner.mjs';
import { say } from './say.mjs';
import { openShop } from './shop.mjs';
import { isStopping, stopAll } from './stop.mjs';
import { exitCodeAfter, wrongSetting } from './supervise.mjs';

/** Opens the shop for a person at a terminal, and ends the command when it stops for good. */
export async function openForPerson(options) {
  const shop = await openShop({ ...options, say, giveUp });
  showBanner(shop, say);
}

async function giveUp(how) {
  if (isStopping()) return;
  const why = how === wrongSetting ? 'ended over a wrong setting' : `ended five times within a minute (${how})`;
  say.problem(`\nThe shop ${why}, so it is not started again. The reason stands above.`);
  await stopAll();
  process.exit(exitCodeAfter(how));
}
