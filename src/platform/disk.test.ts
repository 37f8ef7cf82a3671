import fs from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAST_FREE, openRoomCheck } from './disk.ts';

let free: number;
const looks = vi.spyOn(fs, 'statfs');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  looks.mockReset();
  looks.mockImplementation(async () => ({ bavail: free, bsize: 1 }) as Awaited<ReturnType<typeof fs.statfs>>);
});
afterEach(() => vi.useRealTimers());

test('what would take up space is refused while the disk is nearly full, and not for longer', async () => {
  const demandRoom = openRoomCheck('data');
  free = LEAST_FREE - 1;
  await expect(demandRoom()).rejects.toMatchObject({ code: 'unavailable' });
  free = LEAST_FREE;
  await expect(demandRoom()).resolves.toBeUndefined();
});

test('many orders at once look at the disk once, and those of the next second look again', async () => {
  const demandRoom = openRoomCheck('data');
  free = LEAST_FREE;
  await Promise.all(Array.from({ length: 50 }, demandRoom));
  expect(looks).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_001);
  await demandRoom();
  expect(looks).toHaveBeenCalledTimes(2);
});

test('a disk that cannot be asked counts as roomy', async () => {
  looks.mockRejectedValue(new Error('not known here'));
  await expect(openRoomCheck('data')()).resolves.toBeUndefined();
});
