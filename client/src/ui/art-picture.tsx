import { classNames } from '@/lib/class-names';
import { useArt } from '@/stores/art';
import styles from './art-picture.module.css';

export interface Drawing {
  /** A drawing under `/art/`, made so that its scene goes on past its frame. */
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A drawing that fills its box: a wider or taller box shows more of the scene and never cuts what it is about. */
export function ArtPicture({ className, src, ...image }: Drawing & { className?: string }) {
  return (
    <div className={classNames(styles.frame, className)}>
      {/* biome-ignore lint/a11y/useAltText: the alternative text is among the properties */}
      <img {...image} src={useArt(src)} className={`full full-height ${styles.art}`} fetchPriority="high" />
    </div>
  );
}
