/** What is lit on a screen. Every painter fills a surface of w × h units, whatever its shape, and names the light it gives off. */
import type { Sheet } from '../sheet.ts';
import { boards } from './boards.ts';
import { interfaces } from './interfaces.ts';
import { menus } from './menus.ts';
import { posters } from './posters.ts';
import { rooms } from './rooms.ts';
import { scenes } from './scenes.ts';

export type Painter = { glow: string; paint(sheet: Sheet, w: number, h: number): string };

const painters = { ...menus, ...posters, ...boards, ...rooms, ...interfaces, ...scenes };

export type Content = keyof typeof painters;

export const contents = Object.keys(painters) as Content[];

export function paintContent(sheet: Sheet, content: Content, w: number, h: number): string {
  return painters[content].paint(sheet, w, h);
}

export function glowOf(content: Content): string {
  return painters[content].glow;
}
