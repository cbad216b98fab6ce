import { INVITATION_FIELDS, type Invitation } from '@contract/account-links';
import { LIMITS } from '@contract/limits';
import { ROLE_LABELS } from '@contract/users';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { invitations } from '@/api/invitations.api';
import { copyText } from '../shared/copy-text';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { blankForm, type FormOf, recordFields, toInput } from '../shared/fields/record-form';
import { RecordInputs } from '../shared/fields/record-inputs';
import { fieldError } from '../shared/forms/field-error';
import { FormDialog } from '../shared/forms/form-dialog';
import { createAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { StatusTag } from '../shared/records/status-tag';
import { When } from '../shared/records/when';
import { Person, PersonInCard } from './person';

type InvitationForm = FormOf<typeof INVITATION_FIELDS>;

const LOAD_FAILED = 'Failed to load invitations';
const useInvitations = createAdminList<Invitation>((_all, signal) =>
  invitations.list({ limit: LIMITS.pageSizeMax }, signal),
);

const isExpired = ({ expiresAt }: Invitation) => new Date(expiresAt) <= new Date();

const COLUMNS: readonly RecordColumn<Invitation>[] = [
  {
    key: 'name',
    title: 'Invited',
    render: Person,
    renderInCard: PersonInCard,
  },
  { key: 'role', title: 'Role', width: 110, render: ({ role }) => ROLE_LABELS[role] },
  {
    key: 'expiresAt',
    title: 'Status',
    width: 260,
    render: (invitation) => {
      if (invitation.isVoid)
        return <StatusTag tone="calm">Not valid, because the sender is no longer an administrator</StatusTag>;
      if (isExpired(invitation)) return <StatusTag tone="calm">Expired</StatusTag>;
      return (
        <>
          Valid until <When at={invitation.expiresAt} />
        </>
      );
    },
  },
];

export function Invitations() {
  const { list, load, refresh } = useInvitations();
  useEffect(() => void load(), [load]);
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState('');
  const { isRunning, run } = useRun();
  const ask = useQuestion();
  const toast = useToast();

  /** Reports that the invitation was emailed. If it was not, copies its link for staff to send. */
  const tell = async ({ link, email }: Invitation) => {
    void refresh();
    if (link === null) toast.success(`Invitation emailed to ${email}`);
    else await copy(link);
  };
  const copy = async (text: string) => {
    setLink(text);
    toast.success(
      (await copyText(text))
        ? 'Invitation link copied. Send it to your colleague.'
        : 'Copy the invitation link below and send it to your colleague.',
    );
  };
  const resend = (invitation: Invitation) =>
    run(async () => tell(await invitations.resend(invitation._id)), 'Failed to send the invitation again');
  const withdraw = ({ _id, name }: Invitation) =>
    ask({
      title: `Withdraw the invitation for ${name}?`,
      content: 'The link will no longer work.',
      okText: 'Withdraw',
      isDanger: true,
      onOk: () =>
        run(async () => {
          await invitations.remove(_id);
          setLink('');
          toast.success('Invitation withdrawn');
          await refresh();
        }, 'Failed to withdraw the invitation'),
    });

  return (
    <section aria-labelledby="invitations" className="above-5">
      <div className="row spread gap-4 below-4">
        <div>
          <h2 id="invitations">Invitations</h2>
          <p className="muted">Each colleague gets a link to choose a password. The link works for 72 hours.</p>
        </div>
        <Button onClick={() => setIsOpen(true)}>Invite a colleague</Button>
      </div>
      <p role="status" className="breaks">
        {link}
      </p>
      <ListStates
        list={list}
        loadingText="Loading invitations..."
        emptyText="No open invitations."
        failedText={LOAD_FAILED}
      >
        {(shown) => (
          <RecordList
            name="Invitations"
            records={shown}
            columns={COLUMNS}
            actions={(invitation) => (
              <>
                {invitation.link !== null && (
                  <Button
                    aria-label={`Copy link for ${invitation.name}`}
                    onClick={() => void copy(invitation.link ?? '')}
                  >
                    Copy link
                  </Button>
                )}
                <Button
                  disabled={isRunning}
                  aria-label={`Resend the invitation for ${invitation.name}`}
                  onClick={() => void resend(invitation)}
                >
                  Resend
                </Button>
                <Button
                  danger
                  aria-label={`Withdraw the invitation for ${invitation.name}`}
                  onClick={() => withdraw(invitation)}
                >
                  Withdraw
                </Button>
              </>
            )}
          />
        )}
      </ListStates>
      <FormDialog<InvitationForm, Invitation>
        open={isOpen}
        title="Invite a colleague"
        initial={blankForm(INVITATION_FIELDS)}
        fields={recordFields(INVITATION_FIELDS)}
        save={(form) => invitations.create(toInput(INVITATION_FIELDS, form)).catch(fieldError('email'))}
        onStored={(invitation) => void tell(invitation)}
        onClose={() => setIsOpen(false)}
        texts={{ failed: 'Failed to invite the colleague' }}
        saveText="Invite"
        savingText="Inviting..."
      >
        <RecordInputs fields={INVITATION_FIELDS} onBusyChange={() => undefined} />
      </FormDialog>
    </section>
  );
}
