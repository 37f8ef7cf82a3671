import { addBundle, askGuide, payAndTrack } from './steps.ts';
import type { Teller } from './teller.ts';

export interface Story {
  name: string;
  play(teller: Teller): Promise<void>;
}

/** Six buyers, from their first question to their paid order. */
export const STORIES: readonly Story[] = [
  {
    name: 'chip-shop',
    play: async (teller) => {
      await askGuide(teller, { place: 'wall', metres: '4', light: 'bright', shows: 'menu', lines: '12', hours: '12' });
      await addBundle(teller, 'Counter 43 menu board');
      await payAndTrack(teller, { town: 'Whitby', postcode: 'YO22 4AS' });
    },
  },
  {
    name: 'estate-agent',
    play: async (teller) => {
      await askGuide(teller, { place: 'window', metres: '4', light: 'south', shows: 'pictures', hours: '16' });
      await addBundle(teller, 'Glowden Window 49');
      await payAndTrack(teller, { town: 'Bath', postcode: 'BA1 5AN' });
    },
  },
  {
    name: 'school-hall',
    play: async (teller) => {
      await askGuide(teller, { place: 'wall', metres: '12', light: 'bright', shows: 'pictures', hours: '8' });
      await buyFitted(teller, 'Counter 55 menu board');
      await payAndTrack(teller, { town: 'Leeds', postcode: 'LS1 4AP' });
    },
  },
  {
    name: 'sports-bar',
    play: async (teller) => {
      await planWall(teller, { width: '4', height: '2.25', nearest: '3' });
      await payAndTrack(teller, { town: 'Cardiff', postcode: 'CF10 1EP' });
    },
  },
  {
    name: 'hospital-corridor',
    play: async (teller) => {
      await askGuide(teller, { place: 'ceiling', metres: '6', light: 'bright', shows: 'figures', hours: '24' });
      await addFirst(teller);
      await payAndTrack(teller, { town: 'Norwich', postcode: 'NR4 7UY' });
    },
  },
  {
    name: 'drive-through',
    play: async (teller) => {
      await askGuide(teller, {
        place: 'outdoors',
        metres: '3',
        light: 'open',
        shows: 'menu',
        lines: '20',
        hours: '24',
      });
      await addFirst(teller);
      await payAndTrack(teller, { town: 'Stirling', postcode: 'FK8 1EA' });
    },
  },
];

async function addFirst(teller: Teller): Promise<void> {
  const heading = teller.page.getByRole('list').getByRole('heading').first();
  await addBundle(teller, ((await heading.textContent()) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** A screen that the guide found, with fitting and survey from its own page. */
async function buyFitted({ page, photograph }: Teller, screen: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: screen }).first().click();
  await page.waitForURL(/\/products\/\d+/);
  await page.waitForLoadState('networkidle');
  await photograph('product');
  await page.getByText('Buy it with fitting').click();
  await page.getByLabel('With a survey before').check();
  await page.getByRole('button', { name: 'Add to cart with fitting' }).click();
  await page.getByText('added to cart').first().waitFor();
}

async function planWall(
  { page, photograph }: Teller,
  { width, height, nearest }: { width: string; height: string; nearest: string },
): Promise<void> {
  await page.goto('/led-wall', { waitUntil: 'networkidle' });
  await page.getByLabel('Width').fill(width);
  await page.getByLabel('Height').fill(height);
  await page.getByLabel('Nearest viewer').fill(nearest);
  await page.waitForURL((url) => url.searchParams.get('nearest') === nearest);
  await photograph('wall');
  await page.getByRole('button', { name: 'Add the wall to the cart' }).click();
  await page.waitForURL('**/cart?added');
}
