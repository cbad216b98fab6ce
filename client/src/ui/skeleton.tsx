import { classNames } from '@/lib/class-names';
import styles from './skeleton.module.css';

interface Props {
  /** Shape of the content that is still loading. The shape `image` is 3:2. */
  shape: 'line' | 'half-line' | 'title' | 'image' | 'square';
  className?: string;
}

export function Skeleton({ shape, className }: Props) {
  return <span className={classNames('block rounded', styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}

interface LoadingPageProps {
  text?: string;
  className: string;
}

/** Takes the place of a page with a heading and text until it has loaded. */
export function LoadingPage({ text = 'Loading...', className }: LoadingPageProps) {
  return (
    <div className={`page-width page-top stack ${className}`}>
      <p role="status">{text}</p>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  );
}
