import { BY_ONESELF } from '#features/assistant/questions/job.ts';

/** What of the shop's own services a turn asks for what was spoken of. */
export type ServiceOfIt = 'survey' | 'unloading' | 'fitting' | 'mending' | 'branding' | 'old' | 'hire';

const IT = '(?:it|them|that|those|this|these|one|both|all of (?:it|them|those))';
const YOU =
  '(?:you|someone|somebody|anyone|anybody|people|your (?:men|man|people|drivers?|team|fitters|engineers?|lads?)|an? (?:engineer|fitter|installer|electrician|surveyor))';
// Who does it is asked: 'do you', 'is there somebody to', 'can my lad'.
const ASKS_YOU = new RegExp(
  String.raw`\b(?:do|does|can|could|will|would|have|has|is there|are there)(?: \p{L}+){0,2} ${YOU}\b|\bwho (?:can |will |would |does |is going to )?\p{L}+s?\b`,
  'iu',
);
const ASKS_OTHERS =
  /\b(?:can|could|may|will|would|is) (?:my|our|a|an|the) (?:own )?\p{L}+(?: \p{L}+)? (?:allowed to |able to )?\p{L}+ (?:it|them|that|those)\b/iu;
const BRINGS = new RegExp(String.raw`\b(?:bring|carry|carries|take|get|lift) ${IT}\b`, 'iu');
const PUTS = new RegExp(
  String.raw`\b(?:put|puts|set|sets|fit|fits|install|installs|hang|hangs|mount|mounts|screw|attach|wire|fix(?=\s${IT} (?:up|to|on|in)\b)) ${IT}\b`,
  'iu',
);
const IN_THE_PRICE =
  /\b(?:includ\w*|cover(?:s|ed)?|in the price|comes? with)\b.*\b(?:fitting|fixing|hanging|mounting|installation)\b|\b(?:fitting|fixing|installation)\b.*\b(?:includ\w*|in the price)\b/iu;
const LOOKS_FIRST =
  /\b(?:comes?|pop|visit|send|call)\b.*\b(?:look|see|measure|check|assess|survey|advise|inspect)\b|\b(?:visit us|visit the site)\b/iu;
const SURVEY = /\bsite (?:visit|survey)s?\b|\bsurveys?\b/iu;
const MENDS = new RegExp(String.raw`\b(?:mends?|repairs?|(?:fix|fixes) ${IT}(?! (?:up|to|on|in)\b))`, 'iu');
// 'Do you come out, or do I send it back'.
const OUT_OR_BACK =
  /\byou (?:guys )?come\b.*\bback\b|\b(?:send|post|bring|take) (?:it|them) back\b.*\bcome\b|\bcome out (?:to (?:us|me|it)|and)\b/iu;
const BRANDED =
  /\b(?:our|my|a|the|your) (?:own )?(?:\p{L}+ )?(?:logo|crest|brand(?:ing)?|name|colou?rs)\b.*\bon (?:it|them|the (?:front|side|frame|back|casing|housing))\b|\bbranded\b|\bin our (?:own )?colou?rs?\b|\bcolou?r to match\b/iu;
// A logo in the picture is content.
const SHOWS = /\b(?:show|display|play|screen|scroll|upload|load)\b/iu;
const OLD =
  /\b(?:tak(?:e|es|ing)|remov(?:e|es|ing|al)|collect(?:ing)?|dispos\w*|get rid|clear(?:ing)?|haul)\b.*\b(?:old|existing|current|previous)\b/iu;
const HIRES = /\b(?:hir(?:e|ed|ing)|rent(?:al|ed|ing)?|leas(?:e|ed|ing)|borrow)\b/iu;
const FITS_TOO = /\b(?:fit|fits|fitting|fitted|install\w*|hang|hanging|put (?:\p{L}+ ){0,2}up)\b/iu;
const IF_I_DO = /\b(?:can|could|may|do) (?:i|we)\b/iu;
const MOST_WORDS = 16;
const AWAY = /\b(?:away|back|old|return)\b/iu;

/** Reads 'do you bring it and put it in place', 'can someone come and look first', 'who mends it': the services that are asked, none for another question. */
export function servicesOfIt(message: string): readonly ServiceOfIt[] {
  if (message.trim().split(/\s+/u).length > MOST_WORDS) return [];
  if (OLD.test(message)) return FITS_TOO.test(message) ? ['fitting', 'old'] : ['old'];
  if (BY_ONESELF.test(message)) return IF_I_DO.test(message) ? ['fitting'] : [];
  // 'Would that include someone fixing it to the wall'.
  if (IN_THE_PRICE.test(message)) return ['fitting'];
  if (HIRES.test(message)) return ['hire'];
  if (OUT_OR_BACK.test(message)) return ['mending'];
  if (BRANDED.test(message) && !SHOWS.test(message)) return ['branding'];
  if (ASKS_OTHERS.test(message) && PUTS.test(message)) return ['fitting'];
  if (SURVEY.test(message) && !/\b(?:cost|price|much|charge|free|fee)\b/iu.test(message)) return ['survey'];
  if (!ASKS_YOU.test(message) || AWAY.test(message)) return [];
  if (LOOKS_FIRST.test(message)) return ['survey'];
  if (MENDS.test(message)) return ['mending'];
  return [
    ...(BRINGS.test(message) ? (['unloading'] as const) : []),
    ...(PUTS.test(message) ? (['fitting'] as const) : []),
  ];
}
