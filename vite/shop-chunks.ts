interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

interface Module {
  id: string;
  /** The pages, and the frames around them, that cannot do without it: `pages/shop/home`. */
  users: ReadonlySet<string>;
}

/**
 * The browser's chunks, as the bundler wants them. What several screens of the shop use lies in few files: left to the bundler
 * it is some eighty a page, each with its own request, headers and dictionary, a third more to load. A module goes into the
 * first chunk that wants it, and what only staff use into none.
 */
export const shopChunks = [
  allVisitors,
  overlays,
  formCheck,
  deliveryParts,
  partsOfSeller,
  sums,
  partsOfWall,
  forms,
].map((chunkOf, at) => ({
  name: (id: string, graph: Graph) => chunkOf({ id, users: pagesOf(id, graph) }),
  priority: 9 - at,
}));

const FRAME = ['entry.client', 'root', 'pages/shop/layout'];
const ROOT = /\/src\/root\.tsx|\.css/;
const SUMS = /\/src\/(ui\/(?:panel|definition-list)|values\/parts-with-vat|features\/settings\/screens\/vat-amount)\./;
const TICK = /\/src\/ui\/checkbox-field\./;
const DELIVERY =
  /\/src\/features\/(accounts\/countries|delivery\/(delivery-promise|plan-query|screens\/(use-delivery-plan|read-plan|shop\/(by-quote|postcode-form|remembered-postcode))))\./;
const OVERLAY = /\/src\/(ui\/(modal|drawer|dialog|popover|unsaved)|web\/frames\/shop\/account-menu)[\w-]*\./;

// Every visitor loads what brings the page to life, what the frame uses, and what two of the pages that sell use.
// Not the root itself: every part that is loaded later would bring its style sheet along once more.
function allVisitors({ id, users }: Module): string | null {
  return !ROOT.test(id) && (FRAME.some((part) => users.has(part)) || sellers(users).length > 1) ? 'shop' : null;
}

// What opens over the page, the menu of a phone among it, comes with the first that is opened.
function overlays({ id }: Module): string | null {
  return OVERLAY.test(id) ? 'overlays' : null;
}

// A product that is out of stock has a form, without the parts of forms. What solves challenges comes when one is touched.
function formCheck({ id }: Module): string | null {
  return /\/bots\/screens\/(?!solve)/.test(id) ? 'form-check' : null;
}

// What says when goods arrive comes late on a product's page, and must not bring the parts of forms along.
function deliveryParts({ id }: Module): string | null {
  return DELIVERY.test(id) ? 'delivery-parts' : null;
}

// What one of the pages that sell shares with others lies beside it; what fits a product stands far below and comes later.
function partsOfSeller({ id, users }: Module): string | null {
  const isLater = /\/fits\/screens\/shop\//.test(id);
  return !isLater && sellers(users).length === 1 && users.size > 1 ? `${sellers(users)[0]}-parts` : null;
}

// A page of sums without the shop's forms, such as the plan of an LED wall, does not load those.
function sums({ id }: Module): string | null {
  return SUMS.test(id) ? 'sums' : null;
}

// What the plan of an LED wall shares with few others would be six files of some hundred bytes each.
function partsOfWall({ id, users }: Module): string | null {
  return !TICK.test(id) && users.has('pages/shop/led-wall') && users.size > 1 ? 'wall-parts' : null;
}

// What fills forms comes with the first page that has one. A list of facts is no form, and stands on pages without any; a tick
// stands in forms of its own too, such as that of an LED wall.
function forms({ id, users }: Module): string | null {
  if (/\/src\/ui\/definition-list\./.test(id) || TICK.test(id)) return null;
  return [...users].filter((page) => !page.startsWith('pages/staff/')).length > 2 ? 'forms' : null;
}

function sellers(users: Module['users']): string[] {
  return ['home', 'search', 'product'].filter((page) => users.has(`pages/shop/${page}`));
}

function pagesOf(id: string, graph: Graph): Set<string> {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const page = /\/src\/(entry\.client|root|pages\/[\w-]+\/[\w-]+)\.tsx/;
  return new Set([...seen].flatMap((module) => page.exec(module)?.[1] ?? []));
}
