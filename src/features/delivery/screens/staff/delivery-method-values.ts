import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { ZONES, type Zone } from '#features/delivery/zones.ts';
import { ApiError } from '#web/api.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';
import type { RecordValues } from '#web/records/record-calls.ts';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const LIMITS = ['maxPieceKg', 'maxTotalKg', 'minTotalKg', 'maxLengthMm'] as const;
/** The mainland's terms are the method's own fields; every other zone has a row. */
export const FURTHER_ZONES = (Object.keys(ZONES) as Zone[]).filter((zone) => zone !== 'mainland');

/** The form of a method as it stands before anything is changed; without one, that of a new method. */
export function valuesOfMethod(method: DeliveryMethod | undefined): RecordValues {
  if (!method) return { isActive: 'on', 'zone.mainland': 'on', cutOff: '14:00', ...weekdayValues([1, 2, 3, 4, 5]) };
  const { zones, isCollection, price, freeThreshold, estimatedDays } = method;
  const served = zones ?? (Object.keys(ZONES) as Zone[]).map((zone) => everywhere(method, zone));
  const own = served.find(({ zone }) => zone === 'mainland') ?? { price, freeThreshold, days: estimatedDays };
  return {
    name: method.name,
    description: method.description ?? '',
    ...{ price: own.price, freeThreshold: own.freeThreshold ?? '', estimatedDays: String(own.days) },
    ...Object.fromEntries(served.flatMap((terms) => (isCollection ? [] : zoneValues(terms)))),
    cutOff: method.cutOff,
    ...weekdayValues(method.deliversOn),
    ...Object.fromEntries(LIMITS.map((name) => [name, String(method[name] ?? '')])),
    ...flags({ takesPallets: method.takesPallets, isCollection, isActive: method.isActive }),
  };
}

/** The body that a filled-in form means, and which zones it names, in its order. */
export function methodOfValues(values: RecordValues) {
  const { name = '', description, estimatedDays = '' } = values;
  const [price, freeThreshold] = [typedAmount(values.price), typedAmount(values.freeThreshold)];
  const zones = (Object.keys(ZONES) as Zone[])
    .filter((zone) => values[`zone.${zone}`] !== undefined)
    .map(termsIn(values));
  const isCollection = values.isCollection !== undefined;
  const own = zones.some(({ zone }) => zone === 'mainland') || isCollection ? undefined : zones[0];
  return {
    ...{ name, description, isCollection, isActive: values.isActive !== undefined },
    // Without the mainland the method's own figures are those of the first zone.
    price: own?.price ?? price,
    estimatedDays: own?.days ?? estimatedDays,
    freeThreshold: own ? own.freeThreshold : freeThreshold,
    zones: isCollection ? null : zones,
    cutOff: values.cutOff,
    deliversOn: WEEKDAYS.flatMap((_, at) => (values[`weekday.${at + 1}`] === undefined ? [] : [at + 1])),
    ...Object.fromEntries(LIMITS.map((limit) => [limit, values[limit] ?? ''])),
    takesPallets: values.takesPallets !== undefined,
  };
}

/** Throws a refusal again with its zones by name, as the form's fields have them, and not by their place in the list. */
export function withZoneNames(zones: readonly { zone: Zone }[] | null) {
  return (error: unknown): never => {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.errors) {
      problem.errors = Object.fromEntries(
        Object.entries(problem.errors).map(([field, messages]) => [fieldOf(field, zones ?? []), messages]),
      );
    }
    throw error;
  };
}

function fieldOf(field: string, zones: readonly { zone: Zone }[]): string {
  const [, at, name = ''] = /^zones\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const zone = at === undefined ? undefined : zones[Number(at)]?.zone;
  if (!zone) return field;
  if (zone === 'mainland') return name === 'days' ? 'estimatedDays' : name;
  return `zone.${zone}.${name}`;
}

function termsIn(values: RecordValues) {
  return (zone: Zone) => {
    if (zone === 'mainland') {
      const { price, freeThreshold, estimatedDays: days = '' } = values;
      return { zone, price: typedAmount(price), freeThreshold: typedAmount(freeThreshold), days };
    }
    const field = (name: string) => values[`zone.${zone}.${name}`] ?? '';
    return {
      ...{ zone, days: field('days') },
      price: typedAmount(field('price')),
      freeThreshold: typedAmount(field('freeThreshold')),
    };
  };
}

type ZoneShown = NonNullable<DeliveryMethod['zones']>[number];

function everywhere({ price, freeThreshold, estimatedDays: days }: DeliveryMethod, zone: Zone): ZoneShown {
  return { zone, price, days, freeThreshold: zone === 'mainland' ? freeThreshold : null };
}

function zoneValues({ zone, price, freeThreshold, days }: ZoneShown): [string, string][] {
  const name = `zone.${zone}`;
  return [
    [name, 'on'],
    [`${name}.price`, price],
    [`${name}.freeThreshold`, freeThreshold ?? ''],
    [`${name}.days`, String(days)],
  ];
}

function weekdayValues(days: readonly number[]): RecordValues {
  return Object.fromEntries(days.map((day) => [`weekday.${day}`, 'on']));
}

function flags(set: Record<string, boolean>): RecordValues {
  return Object.fromEntries(Object.entries(set).flatMap(([name, isSet]) => (isSet ? [[name, 'on']] : [])));
}
