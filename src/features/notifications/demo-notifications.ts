/** How often the demo may add a location notification (section 9, decision D5). */
export const DEMO_NOTIFICATION_SECONDS = 30;

const CHANCE = 0.1;

/** Whether this tick adds one: a chance of one in ten. `random` is uniform in [0, 1). */
export function isDemoTick(random: number): boolean {
  return random < CHANCE;
}
