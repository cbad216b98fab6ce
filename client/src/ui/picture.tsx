import { sizeOfUpload, srcsetOfUpload } from '@contract/uploads';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** `http(s)` address, a path of ours, or empty. */
  src: string;
  alt: string;
  /** How wide the picture stands on the page, for the choice among the smaller widths of an upload. */
  sizes: string;
  /** Drawn in its place where there is none, or where it does not arrive. */
  fallback: ReactNode;
  /** In the first screen: fetched at once. */
  isFirst?: boolean;
  className?: string;
}

/** A picture with the room that its name promises, in the width that the screen needs. */
export function Picture({ src, alt, sizes, fallback, isFirst = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    // It may have failed before there was anyone to hear it.
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
