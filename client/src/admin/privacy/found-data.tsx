import { type FoundKind, type FoundPersonalData, type HeldAccount, PERSONAL_DATA_LABELS } from '@contract/privacy';
import { ROLE_LABELS } from '@contract/users';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { formatTime } from '@/lib/format-date';
import cards from '../shared/layout/page-card.module.css';
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
      <h2 id="found-data" className={`below-4 close breaks ${styles.heading}`}>
        {hasAny ? `${records(total)} about ${email}` : `No personal data found for ${email}`}
      </h2>
      {hasAny && <FoundKinds kinds={kinds} />}
      {account && <AccountNote account={account} />}
      {hasAny && (
        <div className="row stretch shared gap-3 above-5">
          <Button disabled={isExporting} onClick={onSave}>
            {isExporting ? 'Exporting...' : 'Export as a file'}
          </Button>
          <Button danger onClick={onErase}>
            Erase all data
          </Button>
        </div>
      )}
    </section>
  );
}

function FoundKinds({ kinds }: { kinds: readonly FoundKind[] }) {
  return (
    <ul className="stack">
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, count, newest }) => (
          <li key={kind} className={`ruled ${styles.kind}`}>
            <h3 className="semibold">
              {PERSONAL_DATA_LABELS[kind]}: <span className="tabular">{count.toLocaleString('en-US')}</span>
            </h3>
            <ul className="stack gap-1 above-1 muted breaks">
              {newest.map(({ at, title }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: fixed list; entries may be equal
                <li key={place}>
                  <time dateTime={at}>{formatTime(at)}</time> <bdi>{title}</bdi>
                </li>
              ))}
              {count > newest.length && <li>and {(count - newest.length).toLocaleString('en-US')} more</li>}
            </ul>
          </li>
        ))}
    </ul>
  );
}

/** A person's staff account is kept, because erasing accounts could lock out all administrators. */
function AccountNote({ account }: { account: HeldAccount }) {
  return (
    <p className="pad-3-4 breaks on-mist edge-sun">
      <strong>{account.name}</strong> also has a staff account ({ROLE_LABELS[account.role]}) with this email address. It
      will not be erased here. You can delete it under <Link to="/admin/users">Users</Link>.
    </p>
  );
}
