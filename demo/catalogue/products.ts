/** The sample shop's catalogue: invented house brands, real-world sizes, brightness, weights and prices. */
import { accessories } from './accessories.ts';
import type { DemoProduct } from './demo-product.ts';
import { digitalMenuBoards } from './digital-menu-boards.ts';
import { withFacts } from './facts.ts';
import { interactiveDisplays } from './interactive-displays.ts';
import { kiosks } from './kiosks.ts';
import { ledParts } from './led-parts.ts';
import { withMeasures } from './measures.ts';
import { outdoorSignage } from './outdoor-signage.ts';
import { videoWalls } from './video-walls.ts';

export type { Category, DemoProduct } from './demo-product.ts';

export const demoProducts: DemoProduct[] = [
  ...digitalMenuBoards,
  ...interactiveDisplays,
  ...outdoorSignage,
  ...videoWalls,
  ...kiosks,
  ...accessories,
  // Last, so that the products before them have the numbers that they always had.
  ...ledParts,
]
  .map(withMeasures)
  .map(withFacts);
