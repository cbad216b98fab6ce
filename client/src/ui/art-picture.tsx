import { classNames } from '@/lib/class-names';
import styles from './art-picture.module.css';

interface Props {
  /** A drawing under `/art/`, made so that its scene goes on past its frame. */
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
}

/** A drawing that fills its box: a wider or taller box shows more of the scene and never cuts what it is about. */
export function ArtPicture({ className, ...image }: Props) {
  return (
    <div className={classNames(styles.frame, className)}>
      {/* biome-ignore lint/a11y/useAltText: the alternative text is among the properties */}
      <img {...image} className={styles.art} fetchPriority="high" />
    </div>
  );
}
