const AS_BYTES = /^data:(image\/([a-z]+)[a-z.+-]*);base64,([\w+/=\s]+)$/i;

/** True if the HTML has images as data URLs, as LibreOffice and Word on the web write them. */
export const holdsImages = (html: string): boolean => /<img\b[^>]+src\s*=\s*["']?data:image\//i.test(html);

/** Uploads images in data URLs. An image stays as it is if `upload` resolves with `null`. */
export async function withUploads(html: string, upload: (image: File) => Promise<string | null>): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    const file = fileOf(image.getAttribute('src') ?? '');
    const path = file && (await upload(file));
    if (path) image.setAttribute('src', path);
  }
  return body.innerHTML;
}

function fileOf(src: string): File | null {
  const [, type, kind, base64] = AS_BYTES.exec(src) ?? [];
  if (!base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new File([bytes], `pasted.${kind}`, { type });
  } catch {
    // The data URL is cut or invalid.
    return null;
  }
}
