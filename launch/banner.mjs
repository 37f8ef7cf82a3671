/** What a person needs once the shop is open: where it is, who can log in, where the data lie, how to stop. */
export function showBanner(shop, say) {
  const rows = [
    ['The shop is open at', shop.url],
    ...(shop.accounts ?? []).map(({ role, username, password }) => [`Log in as ${role}`, `${username} / ${password}`]),
    ['The data lie in', placesOf(shop)],
    ['To stop it', 'press Ctrl-C'],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  say.line(`\n${rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n')}\n`);
}

function placesOf({ dataDir, database }) {
  if (!database) return `the database server of DATABASE_URL, media in ${dataDir}`;
  return database.home.startsWith(dataDir) ? dataDir : `${dataDir}, the database in ${database.home}`;
}
