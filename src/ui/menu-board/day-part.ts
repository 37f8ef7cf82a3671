export type DayPart = 'breakfast' | 'lunch' | 'dinner';

export const DAY_PARTS: readonly DayPart[] = ['breakfast', 'lunch', 'dinner'];

/** What a kitchen serves at an hour of the day (0 to 23). */
export function dayPartAt(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return 'breakfast';
  return hour >= 11 && hour < 16 ? 'lunch' : 'dinner';
}

export function dayPartAfter(part: DayPart): DayPart {
  return DAY_PARTS[(DAY_PARTS.indexOf(part) + 1) % DAY_PARTS.length] ?? part;
}
