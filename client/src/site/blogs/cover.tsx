import type { BlogSummary } from '@contract/blogs';
import { classNames } from '@/lib/class-names';
import { useArt } from '@/stores/art';
import { SizedImage } from '@/ui/sized-image';
import styles from './cover.module.css';

const COVERS = ['school', 'class', 'robot', 'mine', 'phone', 'signal'] as const;

type CoverName = (typeof COVERS)[number];

/** Illustrations for posts in these categories. A post of another category can get any illustration. */
const FITTING: Record<string, readonly CoverName[]> = {
  education: ['school', 'class'],
  technology: ['robot', 'mine'],
  teaching: ['class', 'school'],
  'e-learning': ['phone', 'signal'],
};

interface Props {
  post: Pick<BlogSummary, '_id' | 'category' | 'image' | 'imageAlt'>;
  sizes: string;
  /** True if the image is on the first screen. It then loads at once. */
  isFirst?: boolean;
  className?: string;
}

/** Image of a post, or an illustration. The illustration has no alt text, because the title is beside it. */
export function Cover({ post, sizes, isFirst = false, className }: Props) {
  const classes = classNames('full', styles.cover, className);
  const art = useArt(coverArtOf(post));
  return (
    <SizedImage
      src={post.image}
      alt={post.imageAlt ?? ''}
      sizes={sizes}
      isFirst={isFirst}
      className={classes}
      fallback={
        <img
          src={art}
          alt=""
          width={1200}
          height={800}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={classes}
        />
      }
    />
  );
}

/** Returns the illustration for a post without an image. A post always gets the same one. */
function coverArtOf({ _id, category }: { _id: string; category: string }): string {
  const choices = FITTING[category.toLowerCase()] ?? COVERS;
  const sum = Array.from(_id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `/art/cover-${choices[sum % choices.length]}.svg`;
}
