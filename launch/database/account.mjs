import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Plain } from '../say.mjs';

/**
 * The account that PostgreSQL runs under. It refuses root, so root uses the owner of the data, or `nobody` for new
 * data. Undefined: the account of this process.
 */
export function accountFor(cluster) {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return lookUp('nobody') ?? lookUp('daemon') ?? noAccount();
}

/** The spawn options that make a child run under an account; root's working directory may be closed to it. */
export function asAccount(account) {
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : {};
}

/** Whether the account can enter a folder. Found out by trying, because mode bits are not enough. */
export function canEnter(account, folder) {
  if (!account) return true;
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...asAccount(account), stdio: 'ignore' });
  if (error) cannotSwitch(error);
  return status === 0;
}

/** Explains why a child could not be started under another account. */
export function cannotSwitch(error) {
  throw new Plain(
    `PostgreSQL refuses to run as root, and this machine does not let root start it under another account (${error.code}). Start as an ordinary user, or give a server with DATABASE_URL.`,
  );
}

function lookUp(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function noAccount() {
  throw new Plain(
    'PostgreSQL refuses to run as root, and there is no account nobody to run it under. Start as an ordinary user, or give a server with DATABASE_URL.',
  );
}
