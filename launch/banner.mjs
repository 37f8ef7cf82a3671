// The names of the login page; the API calls a customer `public`.
const ROLE_NAMES = { public: 'customer' };

/** The text shown once the shop is open: its URL, the accounts, the data folder, how to stop, and what is set by half. */
export function showBanner(shop, say) {
  const rows = [
    ['The shop is open at', shop.url],
    ...(shop.accounts ?? []).map(({ role, username, password }) => [
      `Log in as ${ROLE_NAMES[role] ?? role}`,
      `${username} / ${password}`,
    ]),
    ...(shop.setupCode ? setupRows(shop) : []),
    ['The data lie in', placesOf(shop)],
    ['To stop it', 'press Ctrl-C'],
    ...(shop.notes ?? []).map((note) => ['Mind', note]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  say.line(`\n${rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n')}\n`);
}

// A production shop without an admin (decision A10).
function setupRows({ url, setupCode }) {
  return [
    ['Set it up at', `${url}/setup`],
    ['with the code', setupCode],
  ];
}

function placesOf({ dataDir, database }) {
  if (!database) return `the database server of DATABASE_URL, media in ${dataDir}`;
  return database.home.startsWith(dataDir) ? dataDir : `${dataDir}, the database in ${database.home}`;
}
