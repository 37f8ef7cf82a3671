// The lists of a development dependency; the build ships the passwords alone (`vite/common-passwords.ts`).
declare module 'zxcvbn/lib/frequency_lists.js' {
  const lists: { passwords: string[] };
  export default lists;
}
