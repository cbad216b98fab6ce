import { LIMITS } from '@contract/limits';
import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { mails } from '@/api/office';
import { catchLostFocus } from '../shared/layout/page-head';
import { createAdminList } from '../shared/lists/admin-list';
import styles from './failed-mails.module.css';
import { FailedMailRow } from './failed-mails-row';
import { failedMailsTitle } from './failed-mails-texts';

/** Asked by how many are shown. */
export const useFailedMails = createAdminList((limit: number, signal) => mails.listFailed({ page: 1, limit }, signal));

/** As many as the lists below: a mail server that is down fails every mail, and the rest of the screen must stay in sight. */
const FIRST = 4;

/** Says which mail did not go out, so that no answer is believed sent that was not. Shows nothing while all is well. */
export function FailedMails() {
  const { list, load, refresh } = useFailedMails();
  const [limit, setLimit] = useState(FIRST);
  useEffect(() => void load(limit), [load, limit]);

  const renew = async () => {
    await refresh();
    catchLostFocus();
  };

  if (list.status === 'loading') return null;
  if (list.status === 'failed') {
    return (
      <Card title="The emails that could not be sent were not loaded">
        <div className={styles.foot}>
          <Button onClick={() => void renew()}>Retry</Button>
        </div>
      </Card>
    );
  }
  if (list.value.total === 0) return null;
  return (
    <Card title={failedMailsTitle(list.value.total)} isBusy={list.isRefreshing}>
      <ul className={styles.rows}>
        {list.value.items.map((mail) => (
          <FailedMailRow key={mail._id} mail={mail} onTried={renew} />
        ))}
      </ul>
      {list.value.total > list.value.items.length && limit === FIRST && (
        <div className={styles.foot}>
          <Button onClick={() => setLimit(LIMITS.pageSizeMax)}>Show more</Button>
        </div>
      )}
    </Card>
  );
}

interface CardProps {
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}

function Card({ title, isBusy = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={`below-5 panel ${styles.card}`} aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id} className={`danger ${styles.title}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
