import { Button } from 'antd';
import { useState } from 'react';
import { system } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import cards from '../shared/layout/page-card.module.css';
import { saveFile } from '../shared/save-file';
import styles from './settings-page.module.css';
import { BACKUP_TEXTS } from './settings-texts';

/** One file that `npm run restore` turns into the same site again. */
export function BackupNote() {
  const [isLoading, setIsLoading] = useState(false);
  const toast = useToast();

  const handleDownload = async () => {
    setIsLoading(true);
    try {
      const { name, bytes } = await system.backup();
      saveFile(name, bytes);
      toast.success(BACKUP_TEXTS.done);
    } catch (error) {
      toast.failure(error, BACKUP_TEXTS.failed);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <section aria-labelledby="backup" className={`${cards.card} ${styles.note}`}>
      <h2 id="backup" className={styles.heading}>
        Backup
      </h2>
      <p>
        One file with everything: posts, pages, people, messages, requests, pictures. It holds personal data and belongs
        in a safe place that is not this computer. Whoever looks after the software can turn it into the same site
        again.
      </p>
      <Button disabled={isLoading} onClick={() => void handleDownload()}>
        {isLoading ? 'Preparing backup...' : 'Download backup'}
      </Button>
    </section>
  );
}
