import { useEffect, useState } from 'react';
import { fetchStoredFile } from '@/api/uploads.api';

/** Warns about an SVG with text, because the server draws the text in other fonts in emails and PDFs. */
export function LettersNote({ label, path }: { label: string; path: string }) {
  const [found, setFound] = useState('');
  useEffect(() => {
    let isGone = false;
    if (/\.svg$/.test(path)) void holdsLetters(path).then((holds) => !isGone && holds && setFound(path));
    return () => {
      isGone = true;
    };
  }, [path]);
  if (found !== path) return null;
  return (
    <p role="status" className="above-1 muted">
      This {label.toLowerCase()} contains text. Emails, quotes and shared links may show the text in another font or cut
      it off. Convert the text to outlines (“paths”) and upload the file again, or keep this file.
    </p>
  );
}

/** True if the SVG contains text. False if it cannot be read, because other parts of the screen report this error. */
async function holdsLetters(path: string): Promise<boolean> {
  try {
    const drawing = new DOMParser().parseFromString(
      await (await fetchStoredFile({ path, name: '' })).text(),
      'image/svg+xml',
    );
    return [...drawing.getElementsByTagName('text')].some(({ textContent }) => textContent.trim() !== '');
  } catch {
    return false;
  }
}
