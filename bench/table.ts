type Cell = string | number;

/** Rows under their titles, in columns that line up: numbers on the right, words on the left. */
export function table(titles: string[], rows: Cell[][]): string {
  const lines = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => String(line[column]).length)));
  const isNumber = titles.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const draw = (line: Cell[]) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? String(cell).padStart(width) : String(cell).padEnd(width);
      })
      .join('   ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('   ');
  return [draw(titles), rule, ...rows.map(draw)].join('\n');
}
