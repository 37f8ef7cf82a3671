/** A language that the assistant does not speak, and the sentence that says so in it. */
interface OtherLanguage {
  name: string;
  /** Common words that no English sentence has, or its script. */
  words: RegExp;
  /** How much one of them says; letters that only one language has say more than those of its script. */
  weight?: number;
  sentence: string;
}

// Two of its words make a language, or one letter of its script.
const LEAST_WORDS = 2;
const word = (source: string) => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'giu');

const LANGUAGES: readonly OtherLanguage[] = [
  {
    name: 'French',
    words: word(
      "bonjour|vous|est-ce|quel(?:le)?|pour|avez|nous|combien|livrez|livraison|merci|écran|une|les|des|française?|la|et|c[’']est|je|s[’']il",
    ),
    sentence: 'Je ne comprends que l’anglais. Écrivez-moi en anglais, s’il vous plaît, ou écrivez à notre équipe.',
  },
  {
    name: 'German',
    words: word('guten|ich|sie|haben|wie|viel|und|für|bitte|liefern|bildschirm|kostet|der|das|ein(?:en)?|ist|nach'),
    sentence: 'Ich verstehe nur Englisch. Bitte schreiben Sie mir auf Englisch, oder schreiben Sie unserem Team.',
  },
  {
    name: 'Spanish',
    words: word(
      'hola|tengo|cliente|podéis|enviar|españa|cuánto|cuanto|tienen|para|pantallas?|envío|gracias|usted(?:es)?|una|los|las|qué|el|y|cuesta|buenos|días',
    ),
    sentence: 'Solo entiendo inglés. Escríbame en inglés, por favor, o escriba a nuestro equipo.',
  },
  {
    name: 'Italian',
    words: word('buongiorno|ciao|quanto|avete|schermo|schermi|consegna|grazie|sono|per|una|il|che|costa|spedite'),
    sentence: 'Capisco solo l’inglese. Scriva in inglese, per favore, oppure scriva al nostro team.',
  },
  {
    name: 'Polish',
    words: word('dzień|dobry|czy|ile|kosztuje|ekran|dostawa|proszę|macie|jest|dziękuję|chcę|jak|szukam|państwo'),
    sentence: 'Rozumiem tylko po angielsku. Proszę napisać po angielsku albo napisać do naszego zespołu.',
  },
  {
    name: 'Welsh',
    words: word(
      "dw|i[’']n|sgrin|ydych|chi|chi[’']n|chwilio|faint|diolch|bore|da|mae|yn|oes|gennych|neuadd|danfon|eisiau|gallwch",
    ),
    sentence:
      'Dim ond Saesneg rwy’n ei deall. Ysgrifennwch ataf yn Saesneg, os gwelwch yn dda, neu ysgrifennwch at ein tîm.',
  },
  {
    name: 'Urdu',
    words: /[ٹڈڑںےہ]/gu,
    weight: 100,
    sentence: 'میں صرف انگریزی سمجھتا ہوں۔ براہ کرم انگریزی میں لکھیں یا ہماری ٹیم کو لکھیں۔',
  },
  {
    name: 'Arabic',
    words: /\p{Script=Arabic}/gu,
    sentence: 'أفهم الإنجليزية فقط. من فضلك اكتب لي بالإنجليزية، أو اكتب إلى فريقنا.',
  },
  {
    name: 'another script',
    words:
      /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Hebrew}]/gu,
    sentence: '',
  },
];

// An English sentence may hold two foreign words, but then it has its own as well.
const ENGLISH = word(
  'the|what|how|can|is|are|you|we|have|need|want|with|does|do|would|will|my|our|of|on|in|to|for|any|and|or|a|if|this|it|your|per|pricing|price|each|screens?|seats?',
);

// Are words of English too, and tell of no language by themselves: 'per seat or per screen'.
const ENGLISH_TOO: ReadonlySet<string> = new Set(['per', 'pour', 'bore', 'jest', 'chi', 'da', 'la', 'el', 'des']);

// Each word counts once.
function countOf(found: readonly string[]): number {
  const said = [...new Set(found.map((each) => each.toLowerCase()))];
  return said.every((each) => ENGLISH_TOO.has(each)) ? 0 : said.length;
}

/** The sentence that says, in the language of a message, that English is understood; null for English, '' where it has none. */
export function politelyInOwnLanguage(message: string): string | null {
  const english = message.match(ENGLISH)?.length ?? 0;
  let best: { count: number; sentence: string } | null = null;
  for (const { words, weight = 1, sentence } of LANGUAGES) {
    const count = weight * countOf(message.match(words) ?? []);
    if (count > (best?.count ?? 0)) best = { count, sentence };
  }
  return best && best.count >= LEAST_WORDS && best.count > english ? best.sentence : null;
}
