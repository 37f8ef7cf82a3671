// What `npm run bench` runs once launch/bench.mjs has opened the shop that it needs.

import { benchBackup } from './backup.ts';
import { benchChanges } from './changes/bench-changes.ts';
import { benchCrash } from './crash.ts';
import { benchFaults } from './faults.ts';
import { benchHistory } from './history/bench-history.ts';
import { attackShop } from './hostile.ts';
import { benchLargeBackup } from './large-backup.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchLive } from './live.ts';
import { benchLoad } from './load/bench-load.ts';
import { benchLogin } from './login.ts';
import { benchMail } from './mail.ts';
import { benchMixed } from './mixed/bench-mixed.ts';
import { benchOpening } from './opening/bench-opening.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchRaces } from './races.ts';
import { benchRenderings } from './renderings/bench-renderings.ts';
import { benchReports } from './reports/bench-reports.ts';
import { benchRolling } from './rolling.ts';
import { benchSearch } from './search/bench-search.ts';
import { benchStalls } from './stalls/bench-stalls.ts';
import { benchStories } from './stories/bench-stories.ts';

const benches: Record<string, (...args: string[]) => Promise<number>> = {
  load: benchLoad,
  crash: benchCrash,
  races: benchRaces,
  login: benchLogin,
  search: benchSearch,
  changes: benchChanges,
  live: benchLive,
  mail: benchMail,
  mixed: benchMixed,
  backup: benchBackup,
  'large-backup': benchLargeBackup,
  renderings: benchRenderings,
  reports: benchReports,
  history: benchHistory,
  stalls: benchStalls,
  stories: benchStories,
  opening: benchOpening,
  pages: benchPages,
  lighthouse: benchLighthouse,
  hostile: attackShop,
  faults: benchFaults,
  rolling: benchRolling,
};

const [name = 'load', ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) throw new Error(`There is no bench ${name}.`);
process.exitCode = await bench(...args);
