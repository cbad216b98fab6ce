import styles from './hidden-top.module.css';

interface Props {
  title: string;
  /** Of a page that has nothing else to show. */
  text?: string;
}

/** In the place of a first section that is hidden: every page has a heading of its own, and what comes next does not lie behind the navigation. */
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
