import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { widthOnIt } from './through-a-door.ts';

const PLACE =
  /\b(recess(?:es)?|niches?|cavity|alcove|gap|space|opening|doors?|doorway)\b(?: \p{L}+){0,4}? (\d+(?:\.\d+)?) ?(mm|cm|m)\b(?: (deep|wide|high))?|\b(\d+(?:\.\d+)?) ?(mm|cm|m)\b (?:(deep|wide) )?(recess|niche|cavity|alcove|gap|space|opening|door|doorway)\b/iu;
const OF_DEPTH = /^(?:recess|niche|cavity)/iu;
const OF_DOORS = /^door/iu;
const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const MOST_WORDS = 12;

/** 'Recess is 110 mm' after a product: whether it goes in by its stated depth or width, and what is left. */
export async function answerGoesInto({ snapshot, message, mind, named }: Asked): Promise<AssistantAnswer | null> {
  const said = PLACE.exec(message);
  const [id] = mind.shown;
  const entry = id === undefined ? undefined : snapshot.byId.get(id);
  if (!said || !entry || named.entries.length > 0 || message.trim().split(/\s+/u).length > MOST_WORDS) return null;
  const [, before, amount, unit, side, first, firstUnit, firstSide, after] = said;
  const place = before ?? after ?? '';
  const roomMm = Number(amount ?? first) * (MM[(unit ?? firstUnit ?? 'mm').toLowerCase()] ?? 1);
  const isWide = /wide/iu.test(side ?? firstSide ?? '');
  const { product } = entry;
  const says = OF_DOORS.test(place)
    ? throughDoor(product, roomMm)
    : into(product, roomMm, OF_DEPTH.test(place) && !isWide ? 'depthMm' : 'widthMm');
  return {
    ...NOTHING,
    reply: says,
    sources: [{ label: product.name, href: paths.product(product) }],
    products: [{ product, reason: 'By its stated measures.' }],
    total: 1,
  };
}

function into({ name, specs }: Product, roomMm: number, side: 'depthMm' | 'widthMm'): string {
  const own = specs[side];
  const word = side === 'depthMm' ? 'deep' : 'wide';
  if (own === undefined) return `How ${word} ${name} is its specification does not state; a person can find out.`;
  if (own > roomMm) return `No: ${name} is ${own} mm ${word}, ${own - roomMm} mm more than ${roomMm} mm.`;
  return `By its specification, yes: ${name} is ${own} mm ${word}, which leaves ${roomMm - own} mm of ${roomMm} mm. Whatever is hung on it or in front of it, plugs and leads need room as well.`;
}

function throughDoor(product: Product, roomMm: number): string {
  const { name, specs, description } = product;
  const [page] = sentencesOn(description ?? '', ASPECTS.doors);
  const onIt = widthOnIt(product, 'through a door');
  const narrow = Math.min(specs.widthMm ?? Number.POSITIVE_INFINITY, specs.heightMm ?? Number.POSITIVE_INFINITY);
  const own = onIt
    ? `${name} is ${specs.widthMm ?? '?'} mm wide by itself. ${onIt}, so across it does not go through ${roomMm} mm where that is more; turned end on it may, which its page does not say.`
    : Number.isFinite(narrow)
      ? `${name} by itself measures ${specs.widthMm} × ${specs.heightMm} mm, its carton more: ${narrow <= roomMm ? `its shorter side goes through ${roomMm} mm` : `no side of it goes through ${roomMm} mm but end on`}.`
      : `How wide ${name} is its specification does not state; a person can find out.`;
  return page ? `Its page says: ‘${page}’ ${own}` : own;
}
