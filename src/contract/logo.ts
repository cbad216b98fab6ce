import { IMAGE_WIDTHS, sizeOfUpload } from './uploads';

/** Attributes of an `<img>` that reserve its space before it loads. */
export interface DrawnLogo {
  src: string;
  width: number;
  height: number;
}

/** Fits a logo into a box, with the smallest file that is sharp there. */
export function drawnLogo(path: string, maxWidth: number, maxHeight: number): DrawnLogo | null {
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

/** PNG of the logo for emails and PDF files, which draw no SVG; the one for light backgrounds if there is one. */
export const MAILED_LOGO = { path: '/logo.png', width: 480, height: 112 } as const;
