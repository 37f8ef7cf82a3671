import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';

/** What a message asks about, and what it names beside that: in 'does your player come with HDMI leads' the player is asked about. */
export function subjectOf(message: string): [subject: string, beside: string] {
  // 'Do you sell a mount for wall panels' asks for the mount.
  const holder = HOLDER_FOR.exec(message);
  if (holder) {
    const end = holder.index + holder[0].length;
    return [message.slice(0, end), message.slice(end)];
  }
  // 'The speakers on the 65 inch touch screen' are the screen's, and none that are sold apart.
  const part = PART_OF.exec(message);
  if (part) {
    const end = part.index + part[0].length;
    return [message.slice(end), message.slice(0, end)];
  }
  const at = message.search(/\s(?:comes?|supplied|sold) with\b/iu);
  if (at < 0 || nounPhrasesIn(message.slice(0, at)).length === 0) return [message, ''];
  return [message.slice(0, at), message.slice(at)];
}

const HOLDER_FOR =
  /^(?:(?:hi|hello),? )?(?:do you (?:sell|have|stock|do|make)|have you (?:got )?|is there) (?:an? |any )?(?:[\p{L}-]+ ){0,3}(?:brackets?|mounts?|stands?|trolleys?|arms?)(?= for )/iu;
const PART_OF =
  /\b(?:(?:loud)?speakers?|sound|ports?|inputs?|sockets?|cameras?|glass|frame|bezel|remote|stand|feet|wheels|batter(?:y|ies)|plug) (?:on|of|in)(?= (?:the|your|that) [^?.]*\d)/iu;
