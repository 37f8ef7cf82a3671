import type { Product } from '#features/catalogue/contract.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { limitsOf } from './mounts-by-numbers.ts';

/** What is to hold a screen: as it is called, for which size, and how it is to move. */
export interface MountAsked {
  holder: string;
  inches: number;
  moves: readonly string[];
}

/** A mount, and the screens of ours of the size that is asked for which it takes. */
export interface Mount {
  mount: Product;
  taken: readonly Product[];
}

/** The mounts that hold a size and move as asked, each with its limits and what of ours it takes. */
export function sayMounts({ inches, moves }: MountAsked, able: readonly Mount[]): string[] {
  const how = moves.length > 0 ? `, adjusting by ${moves.join(' and ')}` : '';
  return [
    `For a screen of ${inches} inches${how}, by the specifications:`,
    ...able.map((each) => lineOf(each, inches)),
  ];
}

/** That none does, up to which size those go that move so, and what holds the size without moving so. */
export function sayNoMount(
  { holder, inches, moves }: MountAsked,
  of: { mounts: readonly Product[]; moving: readonly Product[]; others: readonly Mount[] },
): string[] {
  const how = moves.length > 0 ? ` and adjusts by ${moves.join(' and ')}` : '';
  const tooSmall = moves.length > 0 ? of.moving : [];
  return [
    `None of our ${of.mounts.length} for ‘${holder}’ takes a screen of ${inches} inches${how}, by their specifications.`,
    ...tooSmall.map((mount) => lineOf({ mount, taken: [] }, inches)),
    ...(of.others.length > 0 ? ['These hold that size and do not adjust so:'] : []),
    ...of.others.map((each) => lineOf(each, inches)),
  ];
}

function lineOf({ mount, taken }: Mount, inches: number): string {
  const names = new Intl.ListFormat('en-GB').format(taken.map(({ name }) => name));
  const takes = taken.length > 0 ? ` Of ours of ${inches} inches it takes ${names}.` : '';
  return `• ${mount.name}, ${formatPounds(toPence(mount.price))} ex VAT${limitsOf(mount)}.${takes}`;
}
