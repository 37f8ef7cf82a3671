import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fromLauncher } from './launcher.ts';

const run = promisify(execFile);

/** nginx with the kit's settings in front of instances. */
export interface Proxy {
  url: string;
  port: number;
  /** Of its certificate, which it signed itself. */
  certificate: string;
  close(): Promise<void>;
}

/** Starts the machine's nginx, installed from Debian if need be, with `kit/nginx.conf` in front of these ports. */
export async function openNginx(ports: readonly number[]): Promise<Proxy> {
  const program = await findNginx();
  const dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'brightfront-nginx-'));
  // Its workers run as another account.
  await fs.chmod(dir, 0o755);
  const [key, certificate] = [path.join(dir, 'key.pem'), path.join(dir, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const making = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', ...making, ...names]);
  const { freePort } = await fromLauncher('ports');
  const [plain, port]: number[] = [await freePort(), await freePort()];
  const kit = await fs.readFile('kit/nginx.conf', 'utf8');
  const instances = ports.map((at) => `    server 127.0.0.1:${at} max_fails=1 fail_timeout=2s;`).join('\n');
  const own = kit
    .replace(/( {4}server 127\.0\.0\.1:\d+ .*\n?)+/, `${instances}\n`)
    .replace(/listen \[::\].*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  await fs.writeFile(path.join(dir, 'shop.conf'), own);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${dir}/${of};`);
  await fs.writeFile(
    path.join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; events { worker_connections 2048; }
http { access_log off; ${temporary.join(' ')} include ${dir}/shop.conf; }
`,
  );
  const running = spawn(program, ['-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')], {
    stdio: 'ignore',
  });
  await sleep(500);
  if (running.exitCode !== null) throw new Error(await fs.readFile(path.join(dir, 'error.log'), 'utf8'));
  return {
    url: `https://localhost:${port}`,
    port: port ?? 0,
    certificate: await fs.readFile(certificate, 'utf8'),
    close: async () => {
      running.kill('SIGTERM');
      if (running.exitCode === null) await once(running, 'exit');
      await fs.rm(dir, { recursive: true });
    },
  };
}

async function findNginx(): Promise<string> {
  const { canInstall, findProgram, installFirst } = await fromLauncher('debian');
  if (!findProgram(['nginx']) && canInstall()) await installFirst(['nginx-light', 'nginx']);
  const found: string | undefined = findProgram(['nginx']);
  if (found) return found;
  throw new Error('This needs nginx, and it is not installed.');
}
