import { classNames } from '@/lib/class-names';
import { ArtPicture, type Drawing } from './art-picture';
import styles from './own-picture.module.css';
import { Picture } from './picture';

interface Props {
  picture: 'drawn' | 'own' | 'none';
  image: string;
  imageAlt: string;
  className: string | undefined;
  sizes: string;
  /** Default illustration, loaded as a file: inline it would load twice, in the page and in the script. */
  drawn: Drawing;
}

/** Image of the owner, or the default illustration. The illustration also replaces an image that fails to load. */
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
