import type { OwnSession } from '@contract/auth';
import { Button } from 'antd';
import { profile } from '@/api/profile.api';
import { useSession } from '@/stores/session';
import { hasUnsavedText } from '@/stores/unsaved';
import { createAdminStore, useReloaded } from '../shared/admin-store';
import { Unready } from '../shared/feedback/unready';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { When } from '../shared/records/when';

const useSessions = createAdminStore<OwnSession[]>((_all, signal) => profile.listSessions(signal));

export function OwnSessions() {
  const sessions = useReloaded(useSessions);
  const ask = useQuestion();
  const { isRunning, run } = useRun();
  const toast = useToast();

  const signOut = () =>
    ask({
      title: 'Log out everywhere?',
      content: hasUnsavedText()
        ? 'You will be logged out on all devices, including this one. Unsaved changes on this device will be lost.'
        : 'You will be logged out on all devices, including this one.',
      okText: 'Log out everywhere',
      isDanger: true,
      onOk: () =>
        run(async () => {
          await useSession.getState().logoutEverywhere();
          toast.success('Logged out on all devices');
        }, 'Failed to log out everywhere'),
    });
  const end = ({ _id, browser }: OwnSession) =>
    run(async () => {
      await profile.endSession(_id);
      toast.success(`Logged out ${browser}`);
      void useSessions.getState().reload();
    }, 'Failed to log out this session');

  return (
    <section className="panel pad-5" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are logged in</h2>
      <Unready known={sessions} rows={2} failed="Failed to load your sessions." className="below-4" />
      {sessions.status === 'ready' && sessions.value.length === 0 && (
        <p className="below-4">No sessions yet. You will see each new login here.</p>
      )}
      {sessions.status === 'ready' && sessions.value.length > 0 && (
        <ul className="stack gap-4 below-4">
          {sessions.value.map((session) => (
            <li key={session._id} className="row spread gap-4">
              <div>
                <b>{session.browser}</b>
                {session.isCurrent && ' (this device)'}
                <br />
                <small className="muted">
                  Logged in <When at={session.createdAt} />
                  {!session.isCurrent && (
                    <>
                      , last used <When at={session.lastUsedAt} />
                    </>
                  )}
                </small>
              </div>
              {!session.isCurrent && (
                <Button
                  disabled={isRunning}
                  aria-label={`Log out ${session.browser}`}
                  onClick={() => void end(session)}
                >
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="below-4">If you lost your phone or used a shared computer, log out on all devices.</p>
      <Button danger onClick={signOut}>
        Log out everywhere
      </Button>
    </section>
  );
}
