import type { FoundPersonalData } from '@contract/privacy';
import { Button } from 'antd';
import cards from '../shared/layout/page-card.module.css';
import { AccountNote } from './account-note';
import { HeldKinds } from './held-kinds';
import styles from './privacy-page.module.css';
import { records } from './privacy-texts';

interface FoundDataProps {
  found: FoundPersonalData;
  isExporting: boolean;
  onSave: () => void;
  onErase: () => void;
}

export function FoundData({ found, isExporting, onSave, onErase }: FoundDataProps) {
  const { email, total, kinds, account } = found;
  const hasAny = total > 0;
  return (
    <section aria-labelledby="found-data" className={cards.card}>
      <h2 id="found-data" className={styles.heading}>
        {hasAny ? `${records(total)} about ${email}` : `Nothing is held about ${email}`}
      </h2>
      {hasAny && <HeldKinds kinds={kinds} />}
      {account && <AccountNote account={account} />}
      {hasAny && (
        <div className={styles.buttons}>
          <Button disabled={isExporting} onClick={onSave}>
            {isExporting ? 'Exporting...' : 'Export as a file'}
          </Button>
          <Button danger onClick={onErase}>
            Erase everything
          </Button>
        </div>
      )}
    </section>
  );
}
