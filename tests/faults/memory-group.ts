import fs from 'node:fs';
import path from 'node:path';

/** A control group of Linux whose processes share a limit of memory, page cache included. */
export interface MemoryGroup {
  add(pid: number): void;
  /** How many of its processes the kernel ended for want of memory. */
  kills(): number;
  remove(): void;
}

const root = '/sys/fs/cgroup';
// The first form of control groups has a tree for each resource, the second one for all.
const first = path.join(root, 'memory');
const second = path.join(root, 'cgroup.subtree_control');

/** Whether this account may make such a group here. */
export function canLimitMemory(): boolean {
  if (process.getuid?.() !== 0) return false;
  return fs.existsSync(first) || (fs.existsSync(second) && fs.readFileSync(second, 'utf8').includes('memory'));
}

/** Makes a group with a limit in bytes. */
export function memoryGroup(bytes: number): MemoryGroup {
  const isFirst = fs.existsSync(first);
  const folder = path.join(isFirst ? first : root, `brightfront-${process.pid}`);
  fs.mkdirSync(folder);
  const write = (name: string, value: number) => fs.writeFileSync(path.join(folder, name), String(value));
  write(isFirst ? 'memory.limit_in_bytes' : 'memory.max', bytes);
  if (!isFirst) write('memory.swap.max', 0);
  const events = path.join(folder, isFirst ? 'memory.oom_control' : 'memory.events');
  return {
    add: (pid) => write('cgroup.procs', pid),
    kills: () => Number(/^oom_kill (\d+)$/m.exec(fs.readFileSync(events, 'utf8'))?.[1]),
    remove: () => fs.rmdirSync(folder),
  };
}
