/** What a reply may name in braces; each is filled in when it is said. */
export const PLACEHOLDERS = [
  'lowestPrice',
  'highestPrice',
  'deliveryMethods',
  'openingHours',
  'email',
  'phone',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type LiveFigures = Partial<Record<Placeholder, string>>;

// Section 9's sample figures, and what stands in their place (decision F4).
const SAMPLES: readonly (readonly [sample: string, live: string])[] = [
  ['£1,250 to £4,010', '{lowestPrice} to {highestPrice}'],
  [
    'three delivery options: Standard (3-5 days), Express (1-2 days) and Next Day',
    'these delivery options: {deliveryMethods}',
  ],
];

/** A reply with names in braces instead of the specification's sample figures. */
export function withPlaceholders(text: string): string {
  return SAMPLES.reduce((reply, [sample, live]) => reply.replace(sample, live), text);
}

/** The reply with its figures; null where one that it names is not known. */
export function fillReply(text: string, figures: LiveFigures): string | null {
  let isWhole = true;
  const filled = text.replace(NAMED, (_, name: string) => {
    const figure = figures[name as Placeholder];
    if (!figure) isWhole = false;
    return figure ?? '';
  });
  return isWhole ? filled : null;
}

/** Why a reply cannot be saved: it names something in braces that there is not; null if it can. */
export function placeholderProblem(text: string): string | null {
  const unknown = [...text.matchAll(NAMED)].map(([, name]) => name).find((name) => !isKnown(name));
  if (unknown === undefined) return null;
  return `{${unknown}} is not known. A reply can name ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`;
}

const NAMED = /\{([^{}]*)\}/g;

function isKnown(name: string | undefined): boolean {
  return PLACEHOLDERS.some((known) => known === name);
}
