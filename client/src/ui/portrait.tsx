import { useId } from 'react';
import { classNames } from '@/lib/class-names';
import { initialsOf } from '@/lib/initials';
import styles from './portrait.module.css';
import { SizedImage } from './sized-image';

interface Props {
  name: string;
  /** URL of an image. If empty, the initials are shown. */
  image: string;
  /** Value of the `sizes` attribute. Set it if the image is larger than a thumbnail. */
  sizes?: string;
  className?: string;
}

const GROUNDS = ['var(--forest)', 'var(--forest-deep)', 'var(--copper-dark)'] as const;

/** Returns the background colour behind the initials. A name always gets the same colour. */
function groundOf(name: string): (typeof GROUNDS)[number] {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return GROUNDS[sum % GROUNDS.length] ?? GROUNDS[0];
}

/** Square image of a person, or the person's initials. It has no alt text, because the name is beside it. */
export function Portrait({ name, image, sizes = '96px', className }: Props) {
  const classes = classNames(styles.portrait, className);
  return (
    <SizedImage
      src={image}
      alt=""
      sizes={sizes}
      className={classes}
      fallback={<Initials name={name} className={classes} />}
    />
  );
}

function Initials({ name, className }: { name: string; className: string }) {
  const id = useId();
  const ground = groundOf(name);
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M12 2l10 10-10 10L2 12z" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M12 9l3 3-3 3-3-3z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="96" height="96" fill={ground} />
      <rect width="96" height="96" fill={`url(#${id})`} opacity="0.26" />
      <path d="M48 8l40 40-40 40L8 48z" fill={ground} />
      <text x="48" y="59" textAnchor="middle" fontSize="32" fontWeight="700" fill="currentColor">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
