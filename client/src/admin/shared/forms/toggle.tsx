import { Switch, type SwitchProps } from 'antd';
import styles from './toggle.module.css';

/** A switch that a thumb can hit: antd draws it 22 px high, also on phones. */
export function Toggle(props: SwitchProps) {
  return <Switch {...props} className={styles.toggle} />;
}
