/** The look of the page for 'no connection': the shop's colours and sizes (`ui/styles/tokens.css`), in the system's letters. */
export const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;background:#fbfaf7;color:#10141f;font:1rem/1.5 'Instrument Sans',system-ui,sans-serif}
header{border-bottom:1px solid #e4e1d8}
header a{display:inline-flex;align-items:center;gap:.625rem;min-height:4rem;color:inherit;font-weight:600;font-size:1.25rem;text-decoration:none}
header,main{padding-inline:max(1rem,50vw - 38rem)}
main{display:grid;gap:2rem;align-items:center;padding-block:2.5rem 7rem}
.sign{padding:1rem;border-radius:12px;background:#10141f}
.sign svg{display:block;width:100%}
h1{font:600 clamp(1.75rem,4vw,2.5rem)/1.15 'Bricolage Grotesque',system-ui,sans-serif;overflow-wrap:anywhere}
#text{max-width:36rem;margin-top:.75rem;color:#545a68;font-size:1.125rem}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid #10141f;border-radius:8px;background:#10141f;color:#fbfaf7;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.quiet{background:none;color:#10141f}
.button:hover{background:#2a3144;color:#fbfaf7}
:focus-visible{outline:3px solid #a35b00;outline-offset:2px}
[hidden]{display:none!important}
#toasts:empty{display:none}
#toasts{padding:.75rem 1rem;border-inline-start:4px solid #b3261e;border-radius:5px;background:#fce9e6}
#toasts.good{border-color:#17683a;background:#e4f2e8}
#toasts b{display:block}
#banner{position:fixed;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:0 .75rem;padding:.625rem max(1rem,50vw - 38rem);border-top:2px solid #7a4a00;background:#fdf0d2;font-size:.875rem}
#banner p:first-child{font-weight:600}
#countdown{color:#545a68;font-variant-numeric:tabular-nums}
@media(min-width:64rem){main{grid-template-columns:1fr 1fr;gap:3rem;padding-block:4rem 7rem}#toasts{grid-column:1/-1}}
@media print{#banner{position:static}}
`;
