/** A JSON schema as far as the document of the API uses it. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** One call of the API as its document describes it. */
export interface Operation {
  method: string;
  /** With its parameters in braces: `/api/orders/{id}`. */
  path: string;
  /** In the words of the contract: `public, ?scope=all: perm:view_orders`. */
  who: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  /** The content types that it takes, each with its schema. */
  bodies: { type: string; schema: Schema }[];
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        description?: string;
        parameters?: { name: string; in: string; schema?: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

/** Reads every operation out of `/api/openapi.json`. */
export async function readOperations(url: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description = '', parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      who: description.replace('Who may call: ', ''),
      parameters: parameters.map(({ name, in: place, schema = {} }) => ({
        name,
        in: place as 'path' | 'query' | 'header',
        schema,
      })),
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({ type, schema })),
    })),
  );
}
