import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ASPECTS, type Aspect, aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { isScreen } from '#features/search/server/door.ts';
import type { Asked } from './asked.ts';

// What a page may be silent about although a buyer sets it as a condition.
const OF_CONDITIONS: ReadonlySet<Aspect> = new Set<Aspect>([
  ...[ASPECTS.wheelchairs, ASPECTS.printer, ASPECTS['card terminal'], ASPECTS.till, ASPECTS.battery, ASPECTS.wheels],
  ...[ASPECTS.security, ASPECTS.pens, ASPECTS.hearing, ASPECTS.gloves, ASPECTS.noise],
]);
const SETS_A_CONDITION =
  /\b(?:must|has to|have to|needs? to|should|able to|with|without|that|which|no)\b[^.?!]{0,80}$/iu;

/** The conditions of a wish of which the page of the product that is offered says nothing, named, so that nobody takes them for met. */
export function untoldConditions({ message, snapshot }: Asked, { reply, products }: AssistantAnswer): string[] {
  const [first] = products;
  const product = first && snapshot.byId.get(first.product.id)?.product;
  if (!product || !isScreen(product) || !reply.includes(`The first that I would look at: ${product.name}.`)) return [];
  const untold = aspectsIn(message)
    .filter((aspect) => OF_CONDITIONS.has(aspect) && isCondition(message, aspect))
    .filter((aspect) => sentencesOn(product.description, aspect).length === 0 && !isInSpecs(product.specs, aspect))
    .map(({ name }) => name)
    .filter((name) => !reply.includes(`Of ${name}`));
  return untold.length > 0
    ? [`Of ${untold.join(' and ')} I did not find anything on the page of ${product.name}; a person can tell you.`]
    : [];
}

function isCondition(message: string, { asked }: Aspect): boolean {
  const at = message.search(asked);
  return SETS_A_CONDITION.test(message.slice(0, at));
}

function isInSpecs(specs: { includes?: readonly string[] | undefined }, { facts, asked }: Aspect): boolean {
  const isIncluded = (specs.includes ?? []).some((part) => asked.test(part));
  return isIncluded || facts.some((fact) => fact !== 'includes' && fact in specs);
}
