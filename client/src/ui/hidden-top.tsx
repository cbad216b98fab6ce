import styles from './hidden-top.module.css';

interface Props {
  title: string;
  text?: string;
}

/**
 * Shown in place of a page's first section if staff have hidden it. Every page needs a heading, and space for the
 * site's header.
 */
export function HiddenTop({ title, text }: Props) {
  if (!text) {
    return (
      <div className={styles.top}>
        <h1 className="visually-hidden">{title}</h1>
      </div>
    );
  }
  return (
    <div className={`on-mist ${styles.top} ${styles.alone}`}>
      <div className="page-width">
        <h1>{title}</h1>
        <p className="lead above-4 chars-48">{text}</p>
      </div>
    </div>
  );
}
