const TARIFF = /\b\d{1,2}(?:\.\d{1,2})? ?p(?:ence)? ?(?:a|an|per|\/) ?(?:unit|kwh|kilowatt[- ]?hour)\b/iu;
const MOST_WORDS = 9;

/** 'At 27p a unit', of what a year of it costs; null where a message says more than that. */
export function tariffAlone(message: string): string | null {
  const [tariff] = TARIFF.exec(message) ?? [];
  return tariff !== undefined && message.trim().split(/\s+/u).length <= MOST_WORDS ? tariff : null;
}
