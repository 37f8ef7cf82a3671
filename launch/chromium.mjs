import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lastLines, runProgram } from './run-program.mjs';
import { Plain, secondsSince } from './say.mjs';

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

/** The browser for the browser tests: the one that CHROMIUM names, an installed one, or Debian's package. */
export async function findChromium(say) {
  const named = process.env.CHROMIUM;
  if (named && !isProgram(named)) throw new Plain(`CHROMIUM is ${named}, but there is no program there.`);
  const found = named || installed();
  if (found) return found;
  if (canInstall()) await installFromDebian(say);
  return installed() ?? none();
}

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isProgram);
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

async function installFromDebian(say) {
  const began = performance.now();
  say.step("Installing Debian's Chromium for the browser tests");
  await aptGet('update');
  await aptGet('install', '--yes', '--no-install-recommends', 'chromium');
  say.step(`Chromium installed in ${secondsSince(began)} s`);
}

async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runProgram('apt-get', args, { env });
  if (code !== 0)
    throw new Plain(`apt-get ${args[0]} failed, so there is no browser for the tests:\n\n${lastLines(output)}`);
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
