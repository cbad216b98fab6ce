import { Switch, type SwitchProps } from 'antd';
import styles from './toggle.module.css';

/** Switch with a large touch target; antd's is 22 px high, on phones too. */
export function Toggle(props: SwitchProps) {
  return <Switch {...props} className={styles.toggle} />;
}
