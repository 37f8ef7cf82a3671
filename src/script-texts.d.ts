// A browser program of its own, bundled into one text (`vite/script-texts.ts`).
declare module '*?script' {
  const text: string;
  export default text;
}
