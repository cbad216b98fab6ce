import { classNames } from '@/lib/class-names';
import { useArt } from '@/stores/art';
import styles from './art-image.module.css';

export interface Drawing {
  /** Path of an illustration below `/art/`. The drawing continues outside its `viewBox`, so it can fill any box. */
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Illustration that fills its box. In a box of another aspect ratio, parts outside its `viewBox` are visible too. */
export function ArtImage({ className, src, ...image }: Drawing & { className?: string }) {
  return (
    <div className={classNames('holds', className)}>
      {/* biome-ignore lint/a11y/useAltText: the alternative text is among the properties */}
      <img {...image} src={useArt(src)} className={`full full-height ${styles.art}`} fetchPriority="high" />
    </div>
  );
}
