import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lastLines, runProgram } from './run-program.mjs';
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
  const found = named || installed(wanted);
  if (found) return found;
  if (canInstall()) await installFromDebian(say, wanted[0]);
  return installed(wanted) ?? none();
}

function installed(wanted) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return [...wanted.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isProgram);
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

async function installFromDebian(say, name) {
  const began = performance.now();
  say.step("Installing Debian's Chromium for the browser tests");
  await mustAptGet('update');
  // Releases before Debian 12 have no package without windows.
  const isThere = name === shell && (await aptGet('install', '--yes', '--no-install-recommends', shell)).code === 0;
  if (!isThere) await mustAptGet('install', '--yes', '--no-install-recommends', 'chromium');
  say.step(`Chromium installed in ${secondsSince(began)} s`);
}

async function mustAptGet(...args) {
  const { code, output } = await aptGet(...args);
  if (code !== 0)
    throw new Plain(`apt-get ${args[0]} failed, so there is no browser for the tests:\n\n${lastLines(output)}`);
}

function aptGet(...args) {
  return runProgram('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function none() {
  throw new Plain(
    'The browser tests need Chromium or Chrome, and none is installed. Install one, or say where one is with CHROMIUM=/path/to/chrome.',
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
