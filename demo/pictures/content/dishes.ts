/** Food for the menus, mostly seen from above: circles, a few curves, and colours that one would eat. */
import { palette } from '../palette.ts';
import { circle, ellipse, moved, path, rect, ring, short } from '../shapes.ts';

export type Dish =
  | 'salad'
  | 'eggs'
  | 'pizza'
  | 'coffee'
  | 'soup'
  | 'burger'
  | 'spritz'
  | 'doughnut'
  | 'ramen'
  | 'fries';

/** Draws a dish about its middle, as wide as 2 r. */
export function drawDish(dish: Dish, x: number, y: number, r: number): string {
  const k = r / 100;
  return `<g transform="translate(${short(x)} ${short(y)})scale(${short(k)})">${dishes[dish]()}</g>`;
}

const dishes: Record<Dish, () => string> = {
  salad: () =>
    crockery(palette.moss, '#17392f') +
    scatter(11, 52, (n, a) => leaf(a, n % 2 ? palette.leaf : '#7db07a', 30)) +
    scatter(5, 24, (n, a) => leaf(a + 40, n % 2 ? palette.sage : palette.leaf, 24)) +
    scatter(4, 44, () => circle(0, 0, 12, palette.ember) + circle(-3, -4, 4, '#fff', 0.35), 20) +
    scatter(3, 16, () => ellipse(0, 0, 17, 13, '#fff') + circle(2, 0, 8, palette.amber), 75) +
    scatter(6, 60, () => circle(0, 0, 4.5, palette.honey), 8),
  eggs: () =>
    crockery(palette.paper, '#e9e0cd') +
    moved(-26, -30, rect(-34, -30, 68, 58, '#c98a45', 12) + rect(-28, -24, 56, 46, '#eebf7c', 9), -18) +
    path('M-6-6c18-26 60-14 62 16 1 28-22 36-30 48-12 16-44 12-54-6-10-17 8-34 22-58z', { fill: '#fff' }) +
    circle(20, 26, 20, palette.amber) +
    circle(13, 19, 6, '#fff', 0.6) +
    scatter(3, 62, () => circle(0, 0, 11, palette.ember) + circle(-3, -3, 3.5, '#fff', 0.4), 160) +
    moved(58, -40, leaf(0, palette.leaf, 22) + leaf(50, '#7db07a', 20)),
  pizza: () =>
    circle(0, 0, 100, '#c98a45') +
    circle(0, 0, 96, '#e3b06c') +
    circle(0, 0, 84, palette.ember) +
    circle(0, 0, 80, palette.honey) +
    scatter(7, 58, () => circle(0, 0, 15, palette.rust) + circle(-2, -3, 11, '#b94a2a')) +
    scatter(3, 22, () => circle(0, 0, 14, palette.rust) + circle(-2, -3, 10, '#b94a2a'), 30) +
    scatter(5, 42, (n, a) => leaf(a + 90, n % 2 ? palette.leaf : palette.moss, 15), 12) +
    path('M0 0V-100M0 0L87 50M0 0L-87 50', { stroke: palette.ink, width: 1.5, opacity: 0.22 }),
  coffee: () =>
    circle(0, 0, 100, '#efe8da') +
    ring(0, 0, 78, '#d9cfbb', 2) +
    moved(62, -46, rect(-4, -12, 52, 22, '#fff', 10), -36) +
    circle(0, 0, 66, '#fff') +
    circle(0, 0, 57, palette.cocoa) +
    circle(0, 2, 53, '#8a552f') +
    path('M0 44C-34 20-40-8-24-22-12-32-2-24 0-16 2-24 12-32 24-22 40-8 34 20 0 44z', { fill: palette.cream }) +
    path('M0 30C-20 12-24-2-14-9-6-14-1-8 0-4 1-8 6-14 14-9 24-2 20 12 0 30z', { fill: '#b57a48' }) +
    path('M0 16C-9 8-11 2-6-1-2-3 0 0 0 2 0 0 2-3 6-1 11 2 9 8 0 16z', { fill: palette.cream }),
  soup: () =>
    crockery(palette.night, palette.ink) +
    circle(0, 0, 72, '#d9761e') +
    circle(-4, -4, 66, '#f0962f') +
    path('M-40 8C-30-30 30-34 38-2 42 24 6 34-6 16-14 2 8-8 14 4', { stroke: palette.cream, width: 8, cap: 'round' }) +
    scatter(6, 46, (n, a) => leaf(a, n % 2 ? palette.leaf : palette.moss, 10), 30) +
    scatter(5, 56, () => rect(-6, -6, 12, 12, '#e8c083', 3), 5),
  ramen: () =>
    crockery(palette.rust, '#5d2513') +
    circle(0, 0, 74, '#c97b32') +
    [0, 1, 2, 3, 4]
      .map((n) =>
        path(`M${-62 + n * 4} ${-8 + n * 11}q30-22 58 0t58-2`, { stroke: palette.honey, width: 6, cap: 'round' }),
      )
      .join('') +
    moved(-28, -34, ellipse(0, 0, 25, 20, '#fff') + circle(0, 0, 11, palette.amber)) +
    moved(30, -34, ellipse(0, 0, 25, 20, '#fff') + circle(0, 0, 11, palette.amber)) +
    scatter(7, 52, () => ring(0, 0, 6, palette.leaf, 4), 64) +
    moved(56, 20, rect(-12, -26, 24, 56, palette.moss, 3), 24),
  burger: () =>
    ellipse(0, 88, 96, 10, palette.ink, 0.25) +
    rect(-82, 50, 164, 36, '#d08a3e', 18) +
    rect(-88, 30, 176, 28, '#5b2d1b', 14) +
    path('M-90 24h180l-22 18-18-10-24 16-30-14-22 12z', { fill: palette.amber }) +
    rect(-86, 8, 172, 18, palette.ember, 9) +
    path('M-94 8c10-14 22 6 34-4s22 10 34 0 22 10 34 0 22 8 34 0 22 8 32-2l16 6-4 10H-90z', { fill: palette.leaf }) +
    path('M-84 0C-90-66-44-86 0-86S90-66 84 0z', { fill: '#dc9a4a' }) +
    path('M-66-22C-60-58-30-70 0-72', { stroke: '#f3c888', width: 9, cap: 'round', opacity: 0.8 }) +
    [
      [-44, -40],
      [-14, -60],
      [18, -46],
      [46, -56],
      [56, -26],
      [-8, -30],
    ]
      .map(([x = 0, y = 0]) => moved(x, y, ellipse(0, 0, 6, 3.4, palette.cream), x))
      .join(''),
  fries: () =>
    [-38, -26, -14, -2, 10, 22, 34]
      .map((x, n) =>
        moved(x, 0, rect(-6, -84 + (n % 3) * 13, 12, 110, n % 2 ? palette.honey : palette.amber, 2), x / 3),
      )
      .join('') +
    path('M-58-16Q0 16 58-16L46 92H-46z', { fill: palette.ember }) +
    path('M-58-16Q0 16 58-16L56 2Q0 34-56 2z', { fill: '#fff', opacity: 0.25 }) +
    circle(0, 46, 18, palette.honey),
  spritz: () =>
    ellipse(0, 96, 44, 6, palette.ink, 0.25) +
    rect(20, -112, 6, 120, palette.moss, 3) +
    path('M-56-50H56C56 14 30 34 8 38V84H34V94H-34V84H-8V38C-30 34-56 14-56-50z', { fill: '#fff', opacity: 0.5 }) +
    path('M-51-24H51C48 12 28 28 0 30-28 28-48 12-51-24z', { fill: palette.ember }) +
    path('M-51-24H51C50-10 46 0 40 6-20 12-44-4-51-24z', { fill: palette.amber }) +
    moved(-18, -24, rect(-14, -14, 28, 28, '#fff', 5, 0.55), 18) +
    moved(16, -18, rect(-13, -13, 26, 26, '#fff', 5, 0.45), -14) +
    moved(
      46,
      -52,
      circle(0, 0, 26, palette.amber) +
        circle(0, 0, 21, palette.honey) +
        scatter(6, 11, (_, a) => moved(0, 0, ellipse(0, 0, 6, 3.4, palette.amber), a)),
    ),
  doughnut: () =>
    circle(0, 0, 96, '#d99a52') +
    circle(0, 0, 88, palette.rose) +
    circle(-2, -3, 84, '#f4c3b1') +
    circle(0, 0, 32, '#d99a52') +
    circle(0, 0, 25, palette.ink, 0.85) +
    scatter(11, 68, (n, a) => moved(0, 0, rect(-8, -2.5, 16, 5, sprinkle(n), 2.5), a * 2)) +
    scatter(8, 46, (n, a) => moved(0, 0, rect(-8, -2.5, 16, 5, sprinkle(n + 1), 2.5), a * 3), 17),
};

function crockery(rim: string, well: string): string {
  return circle(0, 0, 100, rim) + circle(0, 0, 84, well) + ring(0, 0, 97, '#fff', 2, 0.3);
}

function leaf(turn: number, fill: string, length: number): string {
  const [l, b] = [short(length), short(length * 0.45)];
  return moved(
    0,
    0,
    path(`M0-${l}Q${b}-${short(length * 0.3)} 0 ${l}Q-${b}-${short(length * 0.3)} 0-${l}z`, { fill }),
    turn,
  );
}

/** Places so many things evenly around a circle. */
function scatter(count: number, radius: number, draw: (n: number, degrees: number) => string, start = 0): string {
  return Array.from({ length: count }, (_, n) => {
    const degrees = start + (360 * n) / count + (n % 3) * 7;
    const angle = (degrees * Math.PI) / 180;
    return moved(radius * Math.cos(angle), radius * Math.sin(angle), draw(n, Math.round(degrees)));
  }).join('');
}

function sprinkle(n: number): string {
  return [palette.ember, palette.amber, palette.paper, palette.moss][n % 4] ?? palette.paper;
}
