const TURNS = 60;

/**
 * The directions in which vectors are longest, the most telling first: the eigenvectors of their second moments, each found by multiplying again and
 * again, with the ones before it taken out. Always the same for the same vectors.
 */
export function mainDirections(vectors: readonly (readonly number[])[], many: number): number[][] {
  const moments = momentsOf(vectors);
  const found: number[][] = [];
  for (let nth = 0; nth < many; nth++) {
    let direction = unit(moments.map((_, at) => 1 + ((at * 7 + nth * 13) % 11)));
    for (let turn = 0; turn < TURNS; turn++) {
      const next = moments.map((row) => dot(row, direction));
      direction = unit(without(next, found));
    }
    found.push(direction);
  }
  return found;
}

function momentsOf(vectors: readonly (readonly number[])[]): number[][] {
  const size = vectors[0]?.length ?? 0;
  const moments = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const vector of vectors)
    for (const [at, row] of moments.entries())
      for (let other = 0; other < size; other++)
        row[other] = (row[other] ?? 0) + (vector[at] ?? 0) * (vector[other] ?? 0);
  return moments;
}

function without(vector: number[], directions: readonly number[][]): number[] {
  return directions.reduce((left, direction) => {
    const share = dot(left, direction);
    return left.map((each, at) => each - share * (direction[at] ?? 0));
  }, vector);
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((each) => each / length);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);
}
