/** Section 9 (decision D5): every 30 seconds the demo may add a location notification, one time in ten. */
export const DEMO_NOTIFICATION_SECONDS = 30;

const CHANCE = 0.1;

/** Whether this tick adds one; `random` is uniform from 0 up to, and without, 1. */
export function trickles(random: number): boolean {
  return random < CHANCE;
}
