// One file with all that it needs. The package names no address for it, so the path does.
import script from '../../node_modules/@scalar/api-reference/dist/browser/standalone.js?url';

/** Where the browser finds the script that draws the reference: at the shop's own address. */
export const referenceScript = script;

// It describes and sends nothing: a live shop is no place to try calls.
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

/** The line of script that starts it. */
export const REFERENCE_START = `Scalar.createApiReference('#reference', ${JSON.stringify(SETTINGS)})`;

/**
 * What of its look could not be read or reached: pale greys and reds, small buttons, copy buttons without a name, lists of
 * calls that scroll but take no focus. Its own rules come later in the page, hence `!important`.
 */
export const REFERENCE_STYLE = `
.light-mode { --scalar-color-2: #4a4a4a; --scalar-color-3: #5f5f5f; --scalar-sidebar-color-2: #4a4a4a; --scalar-sidebar-search-color: #5f5f5f; --scalar-color-green: #05703c; --scalar-color-blue: #0b62a8; --scalar-color-orange: #a84300; --scalar-color-red: #b3261e; --scalar-color-yellow: #7a5b00; --scalar-color-purple: #5b3aa8; }
.dark-mode { --scalar-color-2: #c8c8c8; --scalar-color-3: #b0b0b0; --scalar-sidebar-color-2: #c8c8c8; --scalar-sidebar-search-color: #b0b0b0; --scalar-color-red: #ff8a80; }
.scalar-app button { min-width: 24px !important; min-height: 24px !important; }
.scalar-app [class*='copy-button'] { display: none !important; }
.scalar-app :is(.endpoints, .scalar-card-content:has(.endpoints)) { overflow: visible !important; max-height: none !important; }
.scalar-app .endpoint-path { white-space: normal !important; overflow-wrap: anywhere; }`;
