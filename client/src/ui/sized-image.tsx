import { sizeOfUpload, srcsetOfUpload } from '@contract/uploads';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** `http(s)` URL or path on this site. If empty, `fallback` is shown. */
  src: string;
  alt: string;
  /** Value of the `sizes` attribute. With it, the browser selects one of the widths in which an upload is stored. */
  sizes: string;
  fallback: ReactNode;
  /** True if the image is visible before scrolling. It then loads at once. */
  isFirst?: boolean;
  className?: string;
}

/** Loads the width that the screen needs. The file name contains the size, so that nothing moves. */
export function SizedImage({ src, alt, sizes, fallback, isFirst = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    // Detects an image that failed before hydration. React has missed its `error` event.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.getAttribute('src') === src) setBroken(src);
  }, [src]);
  if (src === '' || broken === src) return fallback;
  const srcSet = srcsetOfUpload(src);
  return (
    <img
      ref={image}
      src={src}
      srcSet={srcSet === '' ? undefined : srcSet}
      sizes={srcSet === '' ? undefined : sizes}
      {...sizeOfUpload(src)}
      alt={alt}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
