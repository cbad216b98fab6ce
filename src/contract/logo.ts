import { IMAGE_WIDTHS, sizeOfUpload } from './uploads';

/** What an `<img>` needs to keep its place before it has come. */
export interface DrawnLogo {
  src: string;
  width: number;
  height: number;
}

/** A logo as large as a box lets it be, from the lightest file that is sharp there. */
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

/** A PNG of the logo, for light grounds if there is one: for mails and paper, whose programs draw no SVG. */
export const MAILED_LOGO = { path: '/logo.png', width: 480, height: 112 } as const;
