// The process that serves the pages as they were built. In a file of its own, so that one that only starts workers does not load them.
import * as build from 'virtual:react-router/server-build';
import { serveShop } from './serve.ts';

await serveShop({ build });
