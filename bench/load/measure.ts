import os from 'node:os';
import type { Memory } from '../memory.ts';
import type { ProcessorTime } from '../processor-time.ts';
import { statusOf } from './addresses.ts';
import type { Came } from './at-their-times.ts';
import { type Meters, startMeters } from './meters.ts';
import { startOrdersBeside } from './orders-beside.ts';
import type { PartChoice } from './parts.ts';
import type { Scene } from './scene.ts';
import { errorsIn, prepareShot, type Shot } from './shot.ts';
import { untilIdle } from './until-idle.ts';
import type { Yardstick, YardstickServer } from './yardstick.ts';

/** What is asked of a part. */
export interface Task {
  part: PartChoice;
  connections: number;
  seconds: number;
  ordersBeside: number;
}

/** What a part came to. */
export interface Measured extends Shot {
  /** Answers with another status than they should have, broken connections, and events that did not come. */
  errors: number;
  /** For each request, with all that it sets off and with the orders beside; null where the machine does not tell. */
  processorMs: ProcessorTime | null;
  /** How much of one core the client took; near 1 it is the client that is measured. */
  clientBusy: number;
  memoryMb: Memory | null;
  beside: Came | null;
  yardstick: Yardstick | null;
  /** Processes of the whole machine that wanted to run, over the last minute. */
  machineLoad: number;
}

/** Measures one part after a warm-up, then the yardstick at answers of the same size. */
export async function measure(
  scene: Scene,
  task: Task,
  yardstick: YardstickServer,
  signal: AbortSignal,
): Promise<Measured> {
  const { own } = scene;
  const { part, connections, seconds } = task;
  const buyers = part.hasOrdersBeside && own ? startOrdersBeside(own.counter, task.ordersBeside) : null;
  let meters: Meters | null = null;
  try {
    const shoot = await prepareShot(part.name, scene, { connections, seconds }, signal);
    if (own && !buyers) await untilIdle(own.shop);
    meters = startMeters(own?.shop ?? null);
    const shot = await shoot();
    const clientBusy = meters.clientBusy();
    const beside = (await buyers?.stop()) ?? null;
    if (own) await untilIdle(own.shop);
    return {
      ...shot,
      errors: errorsIn(shot, statusOf(part.name)),
      processorMs: eachOf(meters.processorMs(), shot.sent),
      clientBusy,
      memoryMb: meters.memoryMb(),
      beside,
      // Half as long is enough for a server that always does the same.
      yardstick: shot.bytesEach
        ? await yardstick.measure(shot.bytesEach, { connections, seconds: Math.ceil(seconds / 2) }, signal)
        : null,
      machineLoad: Number((os.loadavg()[0] ?? 0).toFixed(1)),
    };
  } finally {
    meters?.memoryMb();
    await buyers?.stop();
  }
}

function eachOf(total: ProcessorTime | null, sent: number): ProcessorTime | null {
  return total && { app: total.app / sent, database: total.database / sent };
}
