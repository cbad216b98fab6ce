import styles from './hidden-top.module.css';

/** Replaces a hidden first section, because every page needs a heading and space for the site's header. */
export function HiddenTop({ title, text }: { title: string; text?: string }) {
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
