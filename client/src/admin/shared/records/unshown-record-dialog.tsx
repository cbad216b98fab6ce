import { Button, Modal, Skeleton } from 'antd';
import { useLast } from './use-last';
import type { NamedRecord } from './use-named-record';

interface UnshownRecordDialogProps {
  named: NamedRecord<unknown>;
  title: string;
  unknownText: string;
  failedText: string;
  onRetry: () => void;
  onClose: () => void;
}

export function UnshownRecordDialog({ named, title, unknownText, failedText, ...handlers }: UnshownRecordDialogProps) {
  const status = named?.status === 'ready' ? undefined : named?.status;
  const shown = useLast(status);
  return (
    <Modal
      open={!!status}
      title={title}
      width="27.5rem"
      onCancel={handlers.onClose}
      footer={
        <>
          <Button onClick={handlers.onClose}>Close</Button>
          {shown === 'failed' && (
            <Button type="primary" onClick={handlers.onRetry}>
              Retry
            </Button>
          )}
        </>
      }
    >
      {shown === 'loading' && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {shown === 'unknown' && <p role="alert">{unknownText}</p>}
      {shown === 'failed' && <p role="alert">{failedText}</p>}
    </Modal>
  );
}
