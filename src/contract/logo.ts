import { IMAGE_WIDTHS, sizeOfUpload } from './uploads';

/** Logo with its size in pixels, which reserves its space on the page. */
export interface ScaledLogo {
  src: string;
  width: number;
  height: number;
}

/** Fits the logo into `maxWidth` × `maxHeight` and picks its smallest sharp file. `null` if `path` contains no size. */
export function scaledLogo(path: string, maxWidth: number, maxHeight: number): ScaledLogo | null {
  const size = sizeOfUpload(path);
  if (!size) return null;
  const scale = Math.min(maxWidth / size.width, maxHeight / size.height);
  const [smallest] = IMAGE_WIDTHS;
  return {
    src: size.width > smallest ? path.replace('.png', `-w${smallest}.webp`) : path,
    width: Math.ceil(size.width * scale),
    height: Math.ceil(size.height * scale),
  };
}

/** PNG copy of the logo for emails and PDF files, which cannot show SVG. Maximum size in pixels. */
export const MAILED_LOGO = { path: '/logo.png', width: 480, height: 112 } as const;
