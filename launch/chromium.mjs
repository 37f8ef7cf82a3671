import { join } from 'node:path';
import { canInstall, findProgram, installFirst, isProgram } from './debian.mjs';
import { Plain, secondsSince } from './say.mjs';

// Chromium without windows: it starts in half the time and takes less for each page.
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const elsewhere = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/** The browser that pages are measured in: the one that CHROMIUM names, an installed one, or Debian's package. */
export function findChromium(say) {
  return find(say, names);
}

/** The browser for the browser tests: the same, but rather one without windows. */
export function findTestChromium(say) {
  return find(say, [shell, ...names]);
}

async function find(say, wanted) {
  const named = process.env.CHROMIUM;
  if (named && !isProgram(named)) throw new Plain(`CHROMIUM is ${named}, but there is no program there.`);
  const found = named || findProgram(wanted, elsewhere);
  if (found) return found;
  if (canInstall()) await installFromDebian(say, wanted[0]);
  return findProgram(wanted, elsewhere) ?? none();
}

async function installFromDebian(say, name) {
  const began = performance.now();
  say.step("Installing Debian's Chromium for the browser tests");
  // Releases before Debian 12 have no package without windows.
  await installFirst(name === shell ? [shell, 'chromium'] : ['chromium']);
  say.step(`Chromium installed in ${secondsSince(began)} s`);
}

function none() {
  throw new Plain(
    'The browser tests need Chromium or Chrome, and none is installed. Install one, or say where one is with CHROMIUM=/path/to/chrome.',
  );
}
