import { sizeOfUpload, srcsetOfUpload } from '@contract/uploads';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** `http(s)` URL, path of the site, or empty. */
  src: string;
  alt: string;
  /** Value of the `sizes` attribute. The browser uses it to choose one of the upload's stored widths. */
  sizes: string;
  fallback: ReactNode;
  /** True for an image on the first screen, which loads at once. */
  isFirst?: boolean;
  className?: string;
}

/** Image in the width that the screen needs. Its size is read from the file name, so that loading moves nothing. */
export function Picture({ src, alt, sizes, fallback, isFirst = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    // If the image failed before hydration, its `error` event was missed.
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
