import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  from: string;
  to: string;
  isType: boolean;
}

/** Every TypeScript file below a folder, by its path from the root of the project. */
export function listSources(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));
}

/** What a file imports and exports again, also within a function (`await import('…')`). */
export function readImports(file: string, text = fs.readFileSync(file, 'utf8')): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const named = [...staticImports, ...staticExports.filter(({ entries }) => entries.some((one) => one.moduleRequest))];
  return [
    ...named.map((statement) => ({
      from: file,
      to: resolveImport(file, targetOf(statement)),
      isType: statement.entries.length > 0 && statement.entries.every(({ isType }) => isType),
    })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: file,
      to: resolveImport(file, literal(file, text.slice(start, end))),
      isType: false,
    })),
  ];
}

/** The path from the root of the project of what a file imports by this name; a package stays as it is. */
export function resolveImport(file: string, target: string): string {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  if (target.startsWith('#root/')) return target.replace('#root/', 'src/');
  if (target.startsWith('#demo/')) return target.replace('#', '');
  return target.startsWith('#') ? target.replace('#', 'src/') : target;
}

type Statement =
  | { moduleRequest: { value: string } }
  | { entries: readonly { moduleRequest: { value: string } | null }[] };

function targetOf(statement: Statement): string {
  if ('moduleRequest' in statement) return statement.moduleRequest.value;
  return statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value ?? '';
}

function literal(file: string, source: string): string {
  const [, name] = /^'([^']+)'$/.exec(source) ?? [];
  if (!name) throw new Error(`${file}: import(${source}) names no module that a check could read.`);
  return name;
}
