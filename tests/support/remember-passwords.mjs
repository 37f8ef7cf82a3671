// Loaded before a built shop that tests sign in to again and again.
import { registerHooks } from 'node:module';

const REMEMBERED = new URL('remembered-argon2.mjs', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === '@node-rs/argon2' && context.parentURL !== REMEMBERED
      ? { url: REMEMBERED, shortCircuit: true }
      : next(name, context),
});
