import { type FoundPersonalData, PERSONAL_DATA_LABELS } from '@contract/privacy';
import { App } from 'antd';
import { catchLostFocus } from '../shared/layout/page-head';
import styles from './privacy-page.module.css';
import { records } from './privacy-texts';

/** Asks with the address and the counts before anything is erased: there is no Undo behind this one. */
export function useConfirmErase(erase: (email: string) => Promise<void>): (found: FoundPersonalData) => void {
  const { modal } = App.useApp();
  return (found) => {
    modal.confirm({
      title: `Erase everything about ${found.email}?`,
      content: <ConfirmText found={found} />,
      okText: `Erase ${records(found.total)}`,
      okButtonProps: { danger: true },
      cancelText: 'Cancel',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => erase(found.email),
      afterClose: catchLostFocus,
    });
  };
}

function ConfirmText({ found: { kinds } }: { found: FoundPersonalData }) {
  return (
    <>
      <p>It cannot be undone. What will be gone:</p>
      <ul className={styles.counts}>
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <li key={kind}>
              {PERSONAL_DATA_LABELS[kind]}: {count.toLocaleString('en-US')}
            </li>
          ))}
      </ul>
    </>
  );
}
