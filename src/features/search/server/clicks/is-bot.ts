const BOT =
  /bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|scrap|curl|wget|python|java\/|axios|node|undici/i;

/** Whether a `User-Agent` header names a program instead of a visitor's browser; without one it is a program. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || BOT.test(userAgent);
}
