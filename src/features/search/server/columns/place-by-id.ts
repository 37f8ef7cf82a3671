/** The place of the one that has this id in a list by id; -1 where none has. */
export function placeById(id: number, list: readonly { id: number }[]): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return list[low]?.id === id ? low : -1;
}
