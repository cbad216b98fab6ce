import {
  PROJECT_STATUS_LABELS,
  PROJECT_STATUSES,
  type ProjectRequest,
  type ProjectRequestWithThread,
  type ProjectStatus,
  type Quote,
} from '@contract/project';
import { NOTE_FIELDS } from '@contract/project-office';
import { Form } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { projectRequests } from '@/api/project-requests.api';
import { useDashboard } from '../shared/dashboard-store';
import { RecordInput } from '../shared/fields/record-inputs';
import { conflictingVersion } from '../shared/forms/conflicting-version';
import { isBuffered } from '../shared/forms/form-buffer';
import { FormDialog } from '../shared/forms/form-dialog';
import { Select } from '../shared/forms/select';
import { Details } from '../shared/records/details';
import { useProjectList } from './project-list';
import { ProjectStatusTag } from './project-status-tag';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';
import { useQuoteOf, useQuotes } from './quote-store';
import { draftNameOf } from './request-page/use-quotation';
import { adoptRequest, readAsDeleted } from './request-thread';
import { effectOnQuote, isEnd } from './status-effect';

interface RequestStatusDialogProps {
  open: boolean;
  request: ProjectRequest | null;
  to?: ProjectStatus;
  /** Says why the dialog opens, if its title does not. */
  reason?: string;
  onStored?: () => void;
  onClose: () => void;
}

interface StatusForm {
  status: ProjectStatus;
  note: string;
}

const OPTIONS = PROJECT_STATUSES.map((status) => ({ value: status, label: PROJECT_STATUS_LABELS[status] }));

const UNSAVED =
  'You have unsaved changes to the quote. The new status is set without these changes. To use them, save or send the quote first.';

export function RequestStatusDialog({
  open,
  request: asOpened,
  to,
  reason,
  onStored,
  onClose,
}: RequestStatusDialogProps) {
  const [current, setCurrent] = useState<ProjectRequest>();
  const request = current && current._id === asOpened?._id ? current : asOpened;
  const status = request?.status ?? 'pending';
  const { known, quote } = useQuoteOf(asOpened?._id);
  const id = asOpened?._id;
  // The dialog shows how the new status changes the quote. Without the quote, the status can still be changed.
  useEffect(() => {
    if (open && id) void useQuotes.getState().load(id);
  }, [open, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change while it is open is a conflict
  const version = useMemo(() => request?.updatedAt, [open, current]);
  const save = (form: StatusForm, read: string | undefined) =>
    projectRequests.update(request!._id, {
      status: form.status,
      updatedAt: read,
      ...(isEnd(form.status) && { note: form.note.trim() || undefined }),
    });
  const handleSaved = (stored: ProjectRequestWithThread) => {
    adoptRequest(stored);
    if (quote && id) void useQuotes.getState().load(id);
    // Reloads the list, because the request may not match its filter any more.
    void useProjectList.getState().refresh();
    void useDashboard.getState().load();
    onStored?.();
  };
  const handleFailure = (error: unknown) => {
    const stored = conflictingVersion<ProjectRequestWithThread>(error);
    if (stored) {
      setCurrent(stored);
      adoptRequest(stored);
      void useProjectList.getState().refresh();
    }
    return false;
  };

  return (
    <FormDialog<StatusForm, ProjectRequestWithThread>
      open={open}
      title="Update Request Status"
      name={request ? `status:${request._id}` : undefined}
      version={version}
      initial={{ status: to ?? status, note: '' }}
      save={save}
      onStored={handleSaved}
      onFailure={handleFailure}
      onDiscarded={() => id && readAsDeleted(id)}
      onClose={onClose}
      saveText="Update Status"
      savingText="Updating..."
      isSmall={({ note }) => note.trim() === ''}
      isSaveDisabled={(form) => form.status === status}
      texts={{ success: QUOTE_ADMIN_TEXTS.statusSaved, failed: QUOTE_ADMIN_TEXTS.statusFailed }}
      width={440}
    >
      {reason && <p className="below-4">{reason}</p>}
      {request && (
        <div className="below-4">
          <Details
            pairs={[
              ['Client', request.name],
              ['Service', request.serviceId?.title || 'N/A'],
              ['Current status', <ProjectStatusTag key="now" status={status} />],
            ]}
          />
        </div>
      )}
      <Choice status={status} quote={known.status === 'ready' ? quote : undefined} requestId={id} />
    </FormDialog>
  );
}

interface ChoiceProps {
  status: ProjectStatus;
  /** `undefined` if it is not loaded. */
  quote: Quote | null | undefined;
  requestId: string | undefined;
}

function Choice({ status: before, quote, requestId }: ChoiceProps) {
  const status = Form.useWatch<ProjectStatus | undefined>('status') ?? before;
  return (
    <>
      <Form.Item
        name="status"
        label="New status"
        extra={(quote !== undefined && effectOnQuote(quote, status)) || undefined}
      >
        <Select options={OPTIONS} />
      </Form.Item>
      {status !== before && requestId && isBuffered(draftNameOf(requestId)) && <p role="alert">{UNSAVED}</p>}
      {status !== before && isEnd(status) && <RecordInput name="note" field={NOTE_FIELDS.note} marksOptional />}
    </>
  );
}
