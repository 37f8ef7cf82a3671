// One file with everything; imported by its path, because the package does not export it.
import script from '../../node_modules/@scalar/api-reference/dist/browser/standalone.js?url';

/** The URL of the script that draws the reference, served by the shop. Only a build knows it, so benches cannot load this. */
export const referenceScript = script;
