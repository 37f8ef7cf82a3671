import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Call, FileBody } from './contract.ts';
import { whoMay } from './who-may.ts';

/** Writes a call into the API's specification. */
export function describeCall(app: OpenAPIHono, method: string, path: string, call: Call): void {
  const content = (schema: z.ZodType) => ({ 'application/json': { schema } });
  app.openAPIRegistry.registerPath({
    method: method.toLowerCase() as 'get',
    path,
    summary: call.summary,
    description: `Who may call: ${whoMay(call)}`,
    tags: [path.split('/')[2] ?? 'api'],
    request: {
      ...(call.params ? { params: call.params as z.ZodObject } : {}),
      ...(call.query ? { query: call.query as z.ZodObject } : {}),
      ...(call.headers ? { headers: call.headers as z.ZodObject } : {}),
      ...(call.body ? { body: { required: true, content: content(call.body) } } : {}),
      ...(call.file ? { body: { required: true, content: fileContent(call.file) } } : {}),
    },
    responses: {
      [call.status ?? (call.answer || call.answersFile ? 200 : 204)]: {
        description: 'Done',
        ...(call.answer ? { content: content(call.answer) } : {}),
        ...(call.answersFile ? { content: fileContent({ contentTypes: [call.answersFile] }) } : {}),
        ...(call.answersStream ? { content: { [call.answersStream]: { schema: { type: 'string' as const } } } } : {}),
      },
      default: { description: 'A problem (RFC 9457) whose detail is a sentence for the person' },
    },
  });
}

function fileContent({ contentTypes }: Pick<FileBody, 'contentTypes'>) {
  const file = { schema: { type: 'string', format: 'binary' } } as const;
  return Object.fromEntries(contentTypes.map((type) => [type, file]));
}
