/** Marks on a flat surface, written as short as SVG allows. Numbers have at most two decimals. */
type Paint = { fill?: string; stroke?: string; width?: number; opacity?: number; cap?: 'round' };

export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0, opacity = 1): string {
  const corner = radius ? ` rx="${short(radius)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${corner}${paint({ fill, opacity })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"${paint({ fill, opacity })}/>`;
}

export function ring(cx: number, cy: number, r: number, stroke: string, width: number, opacity = 1): string {
  const look = paint({ fill: 'none', stroke, width, opacity });
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"${look}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string {
  const look = paint({ fill, opacity });
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"${look}/>`;
}

export function path(d: string, look: Paint): string {
  return `<path d="${d}"${paint(look)}/>`;
}

export function polygon(points: [number, number][], fill: string, opacity = 1): string {
  return path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, { fill, opacity });
}

export function moved(x: number, y: number, content: string, turn = 0): string {
  return `<g transform="translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ''}">${content}</g>`;
}

function paint({ fill, stroke, width, opacity = 1, cap }: Paint): string {
  return [
    fill ? ` fill="${fill}"` : stroke ? ' fill="none"' : '',
    stroke ? ` stroke="${stroke}"` : '',
    width ? ` stroke-width="${short(width)}"` : '',
    cap ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    opacity < 1 ? ` opacity="${short(opacity)}"` : '',
  ].join('');
}
