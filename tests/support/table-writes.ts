import fs from 'node:fs';
import { parseSync } from 'vite';
import { resolveImport } from './imports.ts';

/** The tables of the house: for each file that defines some, their names in the database by the names of their exports. */
export type Tables = Map<string, Map<string, string>>;

/** A table that is written, and the file that defines it. */
export interface Write {
  table: string;
  definedIn: string;
}

/** What these files define with `pgTable`. */
export function readTables(files: readonly string[]): Tables {
  const named = files.map((file): [string, Map<string, string>] => {
    const found = fs.readFileSync(file, 'utf8').matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g);
    return [file, new Map([...found].map(([, name = '', table = '']) => [name, table]))];
  });
  return new Map(named.filter(([, tables]) => tables.size > 0));
}

/** The tables that a file writes, through Drizzle (`tx.insert(users)`) or in SQL of its own. Throws for SQL that hides its table. */
export function findWrites(file: string, text: string, tables: Tables): Write[] {
  const { program } = parseSync(file, text);
  const known = new Known(file, tables);
  const writes: Write[] = [];
  walk(program as unknown as Node, (node) => {
    known.learn(node);
    const written = drizzleTarget(node);
    const target = written && known.tableOf(written);
    if (target) writes.push(target);
    for (const name of sqlTargets(node, known)) writes.push(known.tableNamed(name));
  });
  return writes.filter(({ definedIn }) => definedIn !== '');
}

interface Node {
  type: string;
  [member: string]: unknown;
}

/** Which names of a file mean which table: what it imports and defines, and other names for that. */
class Known {
  readonly #tables: Tables;
  readonly #file: string;
  readonly #names = new Map<string, Write>();
  readonly #modules = new Map<string, string>();

  constructor(file: string, tables: Tables) {
    this.#file = file;
    this.#tables = tables;
    for (const name of tables.get(file)?.keys() ?? []) this.#remember(name, file, name);
  }

  learn(node: Node): void {
    if (node.type === 'ImportDeclaration') this.#learnImport(node);
    if (node.type !== 'VariableDeclarator') return;
    const [id, init] = [node.id as Node, node.init as Node | null];
    const same = id.type === 'Identifier' && init && this.tableOf(init);
    if (same) this.#names.set(String(id.name), same);
  }

  tableOf(node: Node): Write | undefined {
    if (node.type === 'Identifier') return this.#names.get(String(node.name));
    if (node.type !== 'MemberExpression') return undefined;
    const [object, property] = [node.object as Node, node.property as Node];
    const module = object.type === 'Identifier' ? this.#modules.get(String(object.name)) : undefined;
    const table = module && this.#tables.get(module)?.get(String(property.name));
    return module && table ? { table, definedIn: module } : undefined;
  }

  tableNamed(table: string): Write {
    const definedIn = [...this.#tables].find(([, names]) => [...names.values()].includes(table))?.[0] ?? '';
    return { table, definedIn };
  }

  #learnImport(node: Node): void {
    const module = resolveImport(this.#file, String((node.source as Node).value));
    for (const specifier of node.specifiers as Node[]) {
      const local = String((specifier.local as Node).name);
      if (specifier.type === 'ImportNamespaceSpecifier') this.#modules.set(local, module);
      if (specifier.type === 'ImportSpecifier')
        this.#remember(local, module, String((specifier.imported as Node).name));
    }
  }

  // A table that reaches a file by way of another one, such as a door, is known by its name.
  #remember(local: string, module: string, name: string): void {
    const definedIn = this.#tables.has(module) ? module : [...this.#tables].find(([, names]) => names.has(name))?.[0];
    const table = definedIn && this.#tables.get(definedIn)?.get(name);
    if (definedIn && table) this.#names.set(local, { table, definedIn });
  }
}

/** What `db.insert(…)`, `tx.update(…)` or `tx.delete(…)` is called with. */
function drizzleTarget(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [callee, [first]] = [node.callee as Node, node.arguments as Node[]];
  const isWrite =
    callee.type === 'MemberExpression' && /^(insert|update|delete)$/.test(String((callee.property as Node).name));
  return isWrite ? first : undefined;
}

const HIDDEN = '"hidden"';
const WRITE =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?=\s+(?:only\s+)?\S+\s+(?:(?:as\s+)?\w+\s+)?set\b))\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)/gi;

/** The tables that a text in the source writes as SQL. */
function sqlTargets(node: Node, known: Known): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return namesIn(node.value);
  if (node.type !== 'TemplateLiteral') return [];
  const [quasis, expressions] = [node.quasis as Node[], node.expressions as Node[]];
  const text = quasis.map((part, at) => {
    const expression = expressions[at];
    const filled = expression ? (known.tableOf(expression)?.table ?? HIDDEN) : '';
    return `${(part.value as { raw: string }).raw}${filled}`;
  });
  return namesIn(text.join(''));
}

function namesIn(text: string): string[] {
  return [...text.matchAll(WRITE)].map(([verb, name = '']) => {
    // What empties every table names none.
    const isHidden = name === 'hidden' && !/^truncate/i.test(verb);
    if (isHidden) throw new Error(`The check cannot tell which table this writes: ${text.trim()}`);
    return name;
  });
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const member of Object.values(node)) {
    for (const child of Array.isArray(member) ? member : [member]) {
      if (child !== null && typeof child === 'object' && 'type' in child) walk(child as Node, visit);
    }
  }
}
