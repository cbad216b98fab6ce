import type { SessionUser } from '@contract/auth';
import { Button } from 'antd';
import { useRef } from 'react';
import { profile } from '@/api/profile.api';
import { sendPortrait } from '@/api/uploads.api';
import { useSession } from '@/stores/session';
import { Portrait } from '@/ui/portrait';
import { FileChooser } from '../file-input/file-chooser';
import { useSending } from '../file-input/use-upload';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';

export function OwnPortrait({ user }: { user: SessionUser }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { isRunning, run } = useRun();
  const toast = useToast();
  const show = (changed: SessionUser) => {
    useSession.setState({ user: changed });
    toast.success(changed.portrait ? 'Portrait changed' : 'Portrait removed');
  };
  const sending = useSending(sendPortrait, show);
  const isBusy = isRunning || sending.percent !== null;
  return (
    <section className="panel pad-5" aria-labelledby="own-portrait">
      <h2 id="own-portrait">Portrait</h2>
      <p className="below-4">Colleagues see your portrait beside your name. Visitors do not.</p>
      <div className="row gap-4">
        <Portrait name={user.name} image={user.portrait ?? ''} />
        <FileChooser ref={chooser} aria-label="Portrait" onFiles={([file]) => void sending.send(file)} />
        <Button disabled={isBusy} onClick={() => chooser.current?.click()}>
          {user.portrait ? 'Replace portrait' : 'Upload portrait'}
        </Button>
        {user.portrait && (
          <Button
            danger
            disabled={isBusy}
            onClick={() => void run(async () => show(await profile.removePortrait()), 'Failed to remove your portrait')}
          >
            Remove portrait
          </Button>
        )}
      </div>
      {sending.percent !== null && <p role="status">Uploading...</p>}
      {sending.failure && (
        <p role="alert" className="danger above-2">
          {sending.failure}
        </p>
      )}
      {sending.retry && <Button onClick={sending.retry}>Retry</Button>}
    </section>
  );
}
