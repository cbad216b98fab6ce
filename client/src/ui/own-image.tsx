import { classNames } from '@/lib/class-names';
import { ArtImage, type Drawing } from './art-image';
import styles from './own-image.module.css';
import { SizedImage } from './sized-image';

interface Props {
  picture: 'drawn' | 'own' | 'none';
  image: string;
  imageAlt: string;
  className: string | undefined;
  sizes: string;
  /** Default illustration. It is a file, because inline it would load twice: in the page and in the script. */
  drawn: Drawing;
}

/** Shows the image that staff have uploaded. If it is missing or fails to load, shows the default illustration. */
export function OwnImage({ picture, image, imageAlt, className, sizes, drawn }: Props) {
  if (picture === 'none') return null;
  if (picture === 'drawn' || !image) return <ArtImage className={className} {...drawn} />;
  const scene = <ArtImage className={`full-height ${styles.scene}`} {...drawn} />;
  return (
    <div className={classNames(className, styles.own)} data-own>
      <SizedImage src={image} alt={imageAlt} sizes={sizes} fallback={scene} className="full full-height" isFirst />
    </div>
  );
}
