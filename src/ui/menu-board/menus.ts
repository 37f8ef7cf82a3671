import type { DayPart } from './day-part.ts';
import kitchen from './menus.json' with { type: 'json' };

export type Dish = { name: string; with?: string; price: string };
export type BoardMenu = {
  title: string;
  hours: string;
  feature: Dish & { badge: string };
  groups: readonly { title: string; dishes: readonly Dish[] }[];
};

/** What the demonstration kitchen serves. */
export const menus: Record<DayPart, BoardMenu> = kitchen;
