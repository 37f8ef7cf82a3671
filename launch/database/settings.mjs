import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A small footprint beside the app: few processes, little shared memory, no helpers that a shop does not need.
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: 60,
  password_encryption: 'scram-sha-256',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '16MB',
  wal_buffers: '1MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: 2,
  max_parallel_workers: 2,
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  autovacuum_worker_slots: 3,
  autovacuum_max_workers: 2,
  max_logical_replication_workers: 0,
  max_wal_senders: 0,
  max_replication_slots: 0,
  wal_level: 'minimal',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  random_page_cost: 1.1,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  restart_after_crash: 'on',
  tcp_keepalives_idle: 30,
  logging_collector: 'off',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

// For tests, which need many databases and no durable data.
const throwawaySettings = { max_connections: 200, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Writes the server's settings and who may connect: from this machine, with the password, as the one account. The
 * files lie beside the cluster, because root must not write into a folder of a less trusted account. Returns the
 * options that make the server read them.
 */
export function writeSettings(home, { port, user, throwaway, socket = '' }) {
  const all = { ...settings, ...(throwaway ? throwawaySettings : {}), port, unix_socket_directories: socket };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'`);
  const config = join(home, 'postgresql.conf');
  const access = join(home, 'pg_hba.conf');
  writeFileSync(config, `# Written at each start of the shop.\n${lines.join('\n')}\n`, { mode: 0o644 });
  const ways = [`host all ${user} 127.0.0.1/32`, `local all ${user}`];
  writeFileSync(access, ways.map((way) => `${way} scram-sha-256\n`).join(''), { mode: 0o644 });
  return ['-c', `config_file=${config}`, '-c', `hba_file=${access}`];
}
