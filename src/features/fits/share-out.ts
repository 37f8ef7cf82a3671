/** How many of each supplier go to each needer: one map a supplier, by the place of the needer. */
export type Shares = readonly ReadonlyMap<number, number>[];

/**
 * Shares out what there is so that as much as possible of what is needed is met, although not everything goes with everything: a
 * bracket that holds either screen gives way where another holds only the one. A greatest flow by shortest ways (Edmonds and Karp).
 */
export function shareOut(
  have: readonly number[],
  need: readonly number[],
  goes: (supplier: number, needer: number) => boolean,
): Shares {
  const left = [...have];
  const given = have.map(() => new Map<number, number>());
  const suppliersOf = need.map((_, needer) => [...have.keys()].filter((supplier) => goes(supplier, needer)));
  for (const [needer, wanted] of need.entries()) {
    for (let open = wanted; open > 0; ) {
      const way = findWay(needer, { left, given, suppliersOf });
      const [first] = way;
      if (!first) break;
      const most = Math.min(open, left[first.supplier] ?? 0, ...way.slice(1).map(({ takesBack }) => takesBack));
      left[first.supplier] = (left[first.supplier] ?? 0) - most;
      for (const { supplier, gives, from } of way) {
        if (from !== null) add(given[supplier], from, -most);
        add(given[supplier], gives, most);
      }
      open -= most;
    }
  }
  return given;
}

interface Step {
  supplier: number;
  gives: number;
  /** The needer from whom it takes as much back, who is given it by the step before; null: it has some left. */
  from: number | null;
  takesBack: number;
}

interface State {
  left: readonly number[];
  given: readonly Map<number, number>[];
  suppliersOf: readonly (readonly number[])[];
}

/** From a supplier who has some left to the needer, over suppliers who pass on what they gave others; empty where there is no way. */
function findWay(needer: number, { left, given, suppliersOf }: State): Step[] {
  const stepFrom = new Map<number, Step>();
  const seen = new Set<number>();
  const queue = [needer];
  for (let gives = queue.shift(); gives !== undefined; gives = queue.shift()) {
    for (const supplier of suppliersOf[gives] ?? []) {
      if (seen.has(supplier)) continue;
      seen.add(supplier);
      if ((left[supplier] ?? 0) > 0) return followed({ supplier, gives, from: null, takesBack: 0 }, needer, stepFrom);
      for (const [from, units] of given[supplier] ?? []) {
        if (units === 0 || from === needer || stepFrom.has(from)) continue;
        stepFrom.set(from, { supplier, gives, from, takesBack: units });
        queue.push(from);
      }
    }
  }
  return [];
}

function followed(first: Step, needer: number, stepFrom: ReadonlyMap<number, Step>): Step[] {
  const way = [first];
  for (let { gives } = first; gives !== needer; ) {
    const step = stepFrom.get(gives);
    if (!step) break;
    way.push(step);
    gives = step.gives;
  }
  return way;
}

function add(given: Map<number, number> | undefined, needer: number, units: number): void {
  given?.set(needer, (given.get(needer) ?? 0) + units);
}
