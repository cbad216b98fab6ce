import type { RestoredState } from '@contract/dashboard';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { formatTime } from '@/lib/format-date';
import { useRemoteOf } from '@/stores/server-store';
import { lazyComponent } from '../lazy-component/lazy-component';
import { useDashboard } from '../shared/dashboard-store';
import { useCan } from '../shared/use-can';
import bar from './maintenance-bar.module.css';

const HeldMailsDialog = lazyComponent(async () => (await import('../restored/held-mails-dialog')).HeldMailsDialog);
const LastNumberDialog = lazyComponent(async () => (await import('../restored/last-number-dialog')).LastNumberDialog);

const NO_NUMBERS = { number: '', invoice: '', creditNote: '', receipt: '' };

/**
 * Bar that is shown after a backup was restored. It disappears when an administrator has decided about the emails that
 * were due and has confirmed the last numbers of documents.
 */
export function RestoredBar() {
  const { administer } = useCan();
  const dashboard = useRemoteOf(useDashboard);
  const [dialog, setDialog] = useState<'mails' | 'number'>();
  const [isOpen, setIsOpen] = useState(false);
  const restored = dashboard.status === 'ready' ? dashboard.value.restored : null;
  const show = (which: 'mails' | 'number') => {
    setDialog(which);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <div role="status" className={`row gap-x-4 semibold ${bar.bar}`}>
        {restored && (
          <>
            <span>{restoredText(restored)}</span>
            {administer && restored.onHold > 0 && (
              <Button type="link" className={bar.look} aria-haspopup="dialog" onClick={() => show('mails')}>
                Review
              </Button>
            )}
            {administer && restored.asksNumber && (
              <Button type="link" className={bar.look} aria-haspopup="dialog" onClick={() => show('number')}>
                Enter the last numbers
              </Button>
            )}
          </>
        )}
      </div>
      <Suspense>
        {dialog === 'mails' && <HeldMailsDialog open={isOpen} onClose={close} />}
        {dialog === 'number' && (
          <LastNumberDialog open={isOpen} lastNumbers={restored?.lastNumbers ?? NO_NUMBERS} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function restoredText({ backupAt, onHold }: RestoredState): string {
  const from = `This site was restored from the backup of ${formatTime(backupAt)}.`;
  if (onHold === 0) return from;
  return `${from} ${onHold.toLocaleString('en-US')} ${onHold === 1 ? 'email is' : 'emails are'} on hold.`;
}
