import { Switch, type SwitchProps } from 'antd';
import styles from './toggle.module.css';

/** Switch with a large touch target; antd's own switch is only 22 px high. */
export function Toggle(props: SwitchProps) {
  return <Switch {...props} className={styles.toggle} />;
}
