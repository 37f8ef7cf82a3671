import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { designOf } from '#features/walls/server/door.ts';
import { type WallTyped, wallSearch } from '#features/walls/wall-address.ts';
import { Refusal } from '#platform/refusal.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const PITCHES = /\b(\d\.\d{1,2}) ?(?:mm)?\b(?! ?(?:m|metres?|meters?|x|×|by)\b)/giu;

/** The pitches in mm that a message names. */
export function pitchesIn(message: string): readonly number[] {
  return [...message.matchAll(PITCHES)].map(([, pitch]) => Number(pitch));
}

/** Which pitches suit the nearest viewer, those that a message names or all. */
export async function pitchFor({ context, message }: Asked, typed: WallTyped): Promise<AssistantAnswer | null> {
  const design = await designed(context, typed);
  if (typeof design === 'string') return refused(design);
  const named = pitchesIn(message);
  const isNamed = (pitchMm: number) => named.length === 0 || named.some((pitch) => Math.abs(pitch - pitchMm) < 0.1);
  const lines = design.alternatives
    .filter(({ plan }) => isNamed(plan.cabinet.pitchMm))
    .map(({ plan, suitsViewer }) => {
      const unit = plan.lines[0] ? `, ${formatPounds(plan.lines[0].unitPence)} ex VAT a cabinet` : '';
      const verdict = suitsViewer ? 'smooth from there' : 'its points are seen from there';
      return `${plan.cabinet.name}: ${verdict}; the nearest viewer should be ${plan.nearestM} m away or more${unit}.`;
    });
  if (lines.length === 0) return null;
  const reply = [
    `As a rule the nearest viewer stands as many metres away as the pitch has millimetres. From ${typed.nearest} m:`,
    ...lines,
    'For small print and close work take the finer one.',
  ];
  return { ...NOTHING, reply: reply.join('\n'), sources: [planAt(wallSearch(typed))] };
}

/** The design of a wall, or the sentence with which it is refused. */
export async function designed(context: Asked['context'], typed: WallTyped) {
  try {
    return (await designOf(context, typed)).design;
  } catch (error) {
    if (error instanceof Refusal)
      return Object.values(error.errors ?? {})
        .flat()
        .join(' ');
    throw error;
  }
}

export function refused(reply: string): AssistantAnswer | null {
  return reply ? { ...NOTHING, reply, sources: [planAt('')], ways: ['person'] } : null;
}

export function planAt(search: string): AssistantAnswer['sources'][number] {
  return { label: 'Plan an LED wall', href: paths.ledWall(search || undefined) };
}
