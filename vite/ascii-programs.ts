import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const BEYOND = /(\\*)([^\p{ASCII}])/gu;
const HEX_DIGITS = 4;
const RAW_BEYOND = /String\.raw`[^`]*[^\p{ASCII}]/u;

/**
 * Writes the server's programs in ASCII alone, with `\u00a3` for a pound sign. A process holds the text of its program for as long as it
 * runs, and V8 takes two bytes for each of its ten million letters as soon as one of them is a typographic quotation mark.
 */
export function asciiPrograms(): Plugin {
  return {
    name: 'ascii-programs',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: { filter: { code: RAW_BEYOND }, handler: (code) => ({ code: withoutRawLetters(code), map: null }) },
    // After everything that prints a program anew, and with it such letters.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(BEYOND, escaped);
        }
      },
    },
  };
}

// In a text, a pattern or a template, where a backslash before one of them means the letter itself; two are a backslash.
function escaped(_: string, backslashes: string, letter: string): string {
  const codes = Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at).toString(16));
  const own = backslashes.slice(backslashes.length % 2);
  return own + codes.map((code) => `\\u${code.padStart(HEX_DIGITS, '0')}`).join('');
}

/** A template that is taken as it is written has no way to escape a letter: it gets it as a value. */
function withoutRawLetters(code: string): string {
  const parts: { start: number; end: number }[] = [];
  const find = ({ tag, quasi }: ESTree.TaggedTemplateExpression) => {
    if (code.slice(tag.start, tag.end) === 'String.raw') parts.push(...quasi.quasis);
  };
  new Visitor({ TaggedTemplateExpression: find }).visit(parseSync('module.js', code).program);
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const raw = text.slice(start, end).replace(/\\*[^\p{ASCII}]+/gu, asValue);
      return text.slice(0, start) + raw + text.slice(end);
    }, code);
}

// Its backslashes are letters too.
function asValue(letters: string): string {
  return `\${'${letters.replaceAll('\\', '\\\\')}'}`;
}
