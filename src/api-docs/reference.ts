// It only describes: trying calls on a live shop would change its data.
const SETTINGS = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: true,
  hideModels: true,
  hideDarkModeToggle: true,
};

/**
 * The inline script that starts it. It replaces the fragment of the URL with the section in view: opened at a problem's
 * line, which shows the reference's start below it, the page keeps its URL.
 */
export const REFERENCE_START = `
if (document.getElementById(location.hash.slice(1))) history.replaceState = () => {};
Scalar.createApiReference('#reference', ${JSON.stringify(SETTINGS)});`;

/**
 * Repairs its accessibility: contrast of greys and reds, small buttons, copy buttons without a name, scrolling lists that
 * take no focus. `!important`, because its own rules come later in the page.
 */
export const REFERENCE_STYLE = `
.light-mode { --scalar-color-2: #4a4a4a; --scalar-color-3: #5f5f5f; --scalar-sidebar-color-2: #4a4a4a; --scalar-sidebar-search-color: #5f5f5f; --scalar-color-green: #05703c; --scalar-color-blue: #0b62a8; --scalar-color-orange: #a84300; --scalar-color-red: #b3261e; --scalar-color-yellow: #7a5b00; --scalar-color-purple: #5b3aa8; }
.dark-mode { --scalar-color-2: #c8c8c8; --scalar-color-3: #b0b0b0; --scalar-sidebar-color-2: #c8c8c8; --scalar-sidebar-search-color: #b0b0b0; --scalar-color-red: #ff8a80; }
.scalar-app button { min-width: 24px !important; min-height: 24px !important; }
.scalar-app [class*='copy-button'] { display: none !important; }
.scalar-app :is(.endpoints, .scalar-card-content:has(.endpoints)) { overflow: visible !important; max-height: none !important; }
.scalar-app .endpoint-path { white-space: normal !important; overflow-wrap: anywhere; }`;
