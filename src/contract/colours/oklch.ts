/** Colour by lightness (0 to 1), chroma (0 is grey) and hue in degrees. See https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

export type Hex = string;

const CHANNELS = [1, 3, 5];

const linearOf = (hex: Hex): Triple =>
  CHANNELS.map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const hexOf = (linear: Triple): Hex =>
  `#${linear
    .map((part) => {
      const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const green = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(green, blue),
    h: (Math.atan2(blue, green) * 180) / Math.PI,
  };
}

function toLinear({ l, c, h }: Oklch): Triple {
  const green = c * Math.cos((h * Math.PI) / 180);
  const blue = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * green + 0.2158037573 * blue) ** 3;
  const medium = (l - 0.1055613458 * green - 0.0638541728 * blue) ** 3;
  const short = (l - 0.0894841775 * green - 1.291485548 * blue) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (linear: Triple): boolean => linear.every((part) => part > -0.0001 && part < 1.0001);

/** Returns the nearest colour that a screen can show. It keeps lightness and hue and reduces the chroma. */
export function toHex(colour: Oklch): Hex {
  const linear = toLinear(colour);
  if (isShown(linear)) return hexOf(linear);
  let [least, most] = [0, colour.c];
  for (let round = 0; round < 12; round += 1) {
    const c = (least + most) / 2;
    if (isShown(toLinear({ ...colour, c }))) least = c;
    else most = c;
  }
  return hexOf(toLinear({ ...colour, c: least }));
}

/** Returns the relative luminance as WCAG defines it, from 0 (black) to 1 (white). */
export function luminanceOf(hex: Hex): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two luminances, from 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrastOf = (one: Hex, other: Hex): number => ratioOf(luminanceOf(one), luminanceOf(other));
