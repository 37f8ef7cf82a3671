/** What stands in place of a room for lines that name none. */
export const NO_ROOM = 'Of no room';

/** Lines by their rooms, in the order in which the rooms are first named. */
export function byRoom<Line extends { room: string }>(lines: readonly Line[]): { name: string; lines: Line[] }[] {
  const rooms = new Map<string, Line[]>();
  for (const line of lines) {
    const room = rooms.get(line.room);
    if (room) room.push(line);
    else rooms.set(line.room, [line]);
  }
  return [...rooms].map(([name, own]) => ({ name, lines: own }));
}
