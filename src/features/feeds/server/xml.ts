const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// What XML may not hold in any form: control characters and halves of a character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as it may stand in an XML document, whatever somebody called a product. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element that holds text; nothing where there is none. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}
