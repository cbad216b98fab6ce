import { classNames } from '@/lib/class-names';
import { useArt } from '@/stores/art';
import styles from './art-picture.module.css';

export interface Drawing {
  /** An illustration under `/art/` whose scene continues beyond its frame. */
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** An illustration that fills its box. Other aspect ratios show more of the scene and never cut its subject. */
export function ArtPicture({ className, src, ...image }: Drawing & { className?: string }) {
  return (
    <div className={classNames(styles.frame, className)}>
      {/* biome-ignore lint/a11y/useAltText: the alternative text is among the properties */}
      <img {...image} src={useArt(src)} className={`full full-height ${styles.art}`} fetchPriority="high" />
    </div>
  );
}
