import { STYLE } from './page-style.ts';

interface PageParts {
  /** The page's own program, bundled. */
  script: string;
  shopName: string;
  nonce: string;
  /** A form was on its way: to load its address anew would not send it. */
  wasForm: boolean;
}

/** The page for 'no connection', whole in one text: HTML that needs nothing that lies on the server. */
export function noConnectionPage({ script, shopName, nonce, wasForm }: PageParts): string {
  const name = shopName.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  return `<!doctype html>
<html lang="en-GB"${wasForm ? ' data-form' : ''}>
<head>
<meta charset="utf-8">
<title>You are offline · ${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#fbfaf7">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><a href="/">${MARK}<span id="shop">${name}</span></a></header>
<main>
<div id="toasts" role="status"></div>
<div class="sign">${SIGN}</div>
<div>
<h1 id="title">You are offline</h1>
<p id="text">This page opens as soon as your connection returns.</p>
<p class="ways"><a id="again" class="button" href="">Try again</a><button id="back" class="button quiet" type="button">Go Back</button></p>
</div>
<div id="banner" hidden><p role="status">You are offline</p><p id="countdown"></p></div>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#10141f"/>' +
  '<path fill="#ffb000" d="M7 7h5v5H7zM7 13.5h5v5H7zM7 20h5v5H7zM13.5 7h5v5h-5zM13.5 13.5h5v5h-5zM13.5 20h5v5h-5zM20 13.5h5v5h-5z"/>' +
  '<path fill="#ffb000" opacity=".35" d="M20 7h5v5h-5zM20 20h5v5h-5z"/></svg>';

// Three full stops of lit pixels, as the shop's other error pages spell their number.
const SIGN =
  '<svg viewBox="0 0 21 11" aria-hidden="true"><pattern id="dark" width="1" height="1" patternUnits="userSpaceOnUse">' +
  '<circle cx=".5" cy=".5" r=".36" fill="#2b3242"/></pattern><rect width="21" height="11" fill="url(#dark)"/><g fill="#ffb000">' +
  `${[3, 9, 15].map((x) => [x, x + 1].map((cx) => [7, 8].map((cy) => `<circle cx="${cx + 0.5}" cy="${cy + 0.5}" r=".38"/>`).join('')).join('')).join('')}</g></svg>`;
