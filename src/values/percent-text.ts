/** A rate for screens: `"20.00"` → `"20%"`, `"12.50"` → `"12.5%"`. */
export function percentText(percent: string): string {
  return `${percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent}%`;
}
