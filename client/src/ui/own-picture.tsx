import { classNames } from '@/lib/class-names';
import { ArtPicture, type Drawing } from './art-picture';
import styles from './own-picture.module.css';
import { Picture } from './picture';

interface Props {
  picture: 'drawn' | 'own' | 'none';
  image: string;
  imageAlt: string;
  className: string | undefined;
  /** How wide an own picture is drawn, as browsers are told. */
  sizes: string;
  /** A file of its own: drawn by React it would be fetched twice, in the page and in the script. */
  drawn: Drawing;
}

/** The picture of an owner, or the scene that was delivered, also in the place of one that does not come. */
export function OwnPicture({ picture, image, imageAlt, className, sizes, drawn }: Props) {
  if (picture === 'none') return null;
  if (picture === 'drawn' || !image) return <ArtPicture className={className} {...drawn} />;
  const scene = <ArtPicture className={styles.scene} {...drawn} />;
  return (
    <div className={classNames(className, styles.own)} data-own>
      <Picture src={image} alt={imageAlt} sizes={sizes} fallback={scene} isFirst />
    </div>
  );
}
