import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Role } from '#features/fits/fit-facts.ts';
import type { FitsIndex } from '#features/fits/server/door.ts';
import { ACCESSORY_THING, type Thing, thingCalled, thingOf } from '../understanding/things.ts';

// What a name does not say, facts do: of what carries screens nobody has to be told that it is a mount.
const BY_ROLE: Partial<Record<Role, Thing>> = {
  bracket: thingCalled('mount'),
  player: thingCalled('player'),
  supply: thingCalled('power'),
  outlets: thingCalled('socket strip'),
  enclosure: thingCalled('enclosure'),
  lead: thingCalled('lead'),
  'LED controller': thingCalled('LED controller'),
  'LED frame': thingCalled('LED frame'),
  'LED spare': thingCalled('spare module'),
};

/** What a product is, by its name, else by what it is to others. */
export function kindOf(entry: CatalogueEntry, fits: FitsIndex): Thing | null {
  const thing = thingOf(entry.product);
  if (thing !== null && thing !== ACCESSORY_THING) return thing;
  const role = fits.roleOf(entry);
  return (role && BY_ROLE[role]) ?? thing;
}
