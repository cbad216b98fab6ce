import { LeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import styles from './editor.module.css';

export function EditorBack({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className={`touch gap-2 semibold ${styles.back}`} aria-label={`Back to ${name}`}>
      <LeftOutlined /> <span className={styles.wide}>{name}</span>
    </Link>
  );
}
