/** The site's colours. The covers are drawn for it, so they may not be tinted by anything else. */
export const INK = '#14211d';
export const FOREST = '#0f5b46';
/** A lit wall, a shade lighter than forest. */
export const LEAF = '#17705a';
export const DEEP = '#0a3b2e';
export const NIGHT = '#07271f';
export const TINT = '#c9dbd1';
export const COPPER = '#b4531f';
export const RUST = '#8f3f14';
export const CLAY = '#e9cbb4';
export const SOFT = '#f6e4d8';
export const SUN = '#f2b84b';
export const MIST = '#f6f3ec';
export const LINE = '#ded8cb';
export const WHITE = '#ffffff';
export const SKIN = '#7a4a33';
export const SKIN_DARK = '#5d3524';
export const HAIR = '#1d1512';

const WIDTH = 1_200;
const HEIGHT = 800;

/** A drawing of 1200 x 800 on one ground. */
export function drawing(ground: string, ...shapes: string[]): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect(0, 0, WIDTH, HEIGHT, ground)}${shapes.join('')}</svg>\n`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

/** One shape for each number from 0. */
export function repeat(times: number, shape: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => shape(index)).join('');
}

/** A row of the triangles that stand at the edge of a chitenge cloth. */
export function chitengeEdge(y: number, height: number, fill: string, step = 60): string {
  const teeth = repeat(WIDTH / step, (index) => `M${index * step} ${y}l${step / 2} ${-height} ${step / 2} ${height}z`);
  return path(teeth, fill);
}

/** A row of diamonds within a band. */
export function diamonds(y: number, radius: number, fill: string, step: number, start = step / 2): string {
  const count = Math.ceil((WIDTH - start) / step);
  return path(
    repeat(
      count,
      (index) =>
        `M${start + index * step} ${y - radius}l${radius * 0.72} ${radius} ${-radius * 0.72} ${radius} ${-radius * 0.72} ${-radius}z`,
    ),
    fill,
  );
}
