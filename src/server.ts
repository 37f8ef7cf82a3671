// The entry of the server build: the process with the pages as they were built.
import * as build from 'virtual:react-router/server-build';
import { serveShop } from './serve.ts';

await serveShop({ build });
