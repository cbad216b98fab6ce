import {
  type ProjectRequest,
  QUOTE_STATUS_LABELS,
  QUOTE_STATUSES,
  type Quote,
  type QuoteStatus,
} from '@contract/project';
import { NOTE_FIELDS } from '@contract/project-office';
import { QUOTE_TEXTS } from '@contract/quote-texts';
import type { StoredSettings } from '@contract/settings';
import { Button, Checkbox, Input, Modal } from 'antd';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { useUnsavedChanges } from '@/stores/use-unsaved-changes';
import { useQuestion } from '../shared/feedback/use-question';
import forms from '../shared/forms/form-dialog.module.css';
import { Select } from '../shared/forms/select';
import { type Unsaved, useDiscardQuestion } from '../shared/forms/use-discard-question';
import { isBelow, useSaveKey } from '../shared/forms/use-save-key';
import { RecordLink } from '../shared/previous-next/record-link';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';
import styles from './quote-dialog.module.css';
import { useQuoteOf, useQuoteSettings } from './quote-store';
import { QuotationDetails } from './request-page/quotation-details';
import { focusFirstProblem, QuotationFields } from './request-page/quotation-fields';
import { newQuotation, type Purpose, type QuotationForm, toQuotationForm } from './request-page/quotation-form';
import { draftQuestion, revisionOf } from './request-page/quotation-texts';
import { useQuotation } from './request-page/use-quotation';
import { useRequestTexts } from './request-texts';
import { effectOnRequest, isAnswered, isEnd } from './status-effect';

interface QuoteDialogProps {
  open: boolean;
  request: ProjectRequest | null;
  onClose: () => void;
}

export function QuoteDialog({ open, request, onClose }: QuoteDialogProps) {
  const { known, quote } = useQuoteOf(request?._id);
  const settings = useRemoteOf(useQuoteSettings);
  const inside = useRef<Unsaved>(null);
  const box = useRef<HTMLDivElement>(null);
  const requestClose = useDiscardQuestion(inside, onClose);
  useEffect(() => {
    if (open) void useQuoteSettings.getState().load();
  }, [open]);
  /** True if the request has ended without a quote. The server then refuses a new quote. */
  const isClosed = known.status === 'ready' && !quote && !!request && isEnd(request.status);
  const begun = quote ? toQuotationForm(quote) : settings.status === 'ready' ? plain(settings.value) : undefined;
  return (
    <Modal
      open={open}
      title={quote ? 'Edit Quote' : 'Create Quote'}
      footer={null}
      width="53.75rem"
      destroyOnHidden
      onCancel={requestClose}
      afterOpenChange={(isOpen) => isOpen && focusFirst(box.current)}
    >
      {request && (
        <div ref={box} className={forms.form}>
          <p>
            For {request.name}: {request.serviceId?.title || 'N/A'}
          </p>
          {isClosed ? (
            <Buttons onCancel={onClose}>
              {QUOTE_TEXTS.reopenFirst}{' '}
              <RecordLink of="request" id={request._id}>
                Open request page
              </RecordLink>
            </Buttons>
          ) : begun ? (
            <QuoteForm
              {...{ request, quote, begun, inside, box }}
              isOpen={open}
              onCancel={requestClose}
              onSaved={onClose}
            />
          ) : settings.status === 'failed' ? (
            <Buttons onCancel={onClose}>
              {QUOTE_ADMIN_TEXTS.settingsFailed} <Button onClick={settings.retry}>Retry</Button>
            </Buttons>
          ) : null}
        </div>
      )}
    </Modal>
  );
}

/** Returns the values of a new quote. This dialog asks for a single price, so there are no lines. */
const plain = (settings: StoredSettings): QuotationForm => ({ ...newQuotation(settings), lines: [] });

function focusFirst(box: HTMLElement | null): void {
  if (box?.contains(document.activeElement)) return;
  const fields = ['price', 'timeEstimate', 'status'].map((name) => `[data-field="${name}"]`);
  const field = fields.map((each) => box?.querySelector<HTMLElement>(each)).find(Boolean);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

interface QuoteFormProps {
  request: ProjectRequest;
  quote: Quote | null;
  begun: QuotationForm;
  /** False as soon as the dialog begins to close, although the form remains on screen until the animation has ended. */
  isOpen: boolean;
  inside: RefObject<Unsaved | null>;
  box: RefObject<HTMLDivElement | null>;
  onCancel: () => void;
  onSaved: () => void;
}

const STATUSES = QUOTE_STATUSES.map((value) => ({ value, label: QUOTE_STATUS_LABELS[value] }));

function purposeOf(status: QuoteStatus, isMailed: boolean): Purpose {
  if (isMailed || status === 'sent') return 'sending';
  return status === 'draft' || status === 'rejected' ? 'draft' : 'end';
}

function QuoteForm({ request, quote, begun, isOpen, inside, box, onCancel, onSaved }: QuoteFormProps) {
  const isFrozen = isAnswered(quote);
  const quotation = useQuotation(request._id, quote, begun, {
    draftName: isFrozen ? undefined : `quote-terms:${request._id}`,
    onSaved,
    onDiscarded: onSaved,
  });
  const { typed: form, isSaving, isAsking, conflict } = quotation;
  const { teamLabel } = useRequestTexts();
  const before = quote?.status ?? 'draft';
  const [chosen, setChosen] = useState<QuoteStatus>();
  const status = chosen ?? before;
  const [note, setNote] = useState('');
  const [wantsMail, setWantsMail] = useState(false);
  const id = useId();
  const ask = useQuestion();
  // Focuses the first field once the dialog has the focus. When the dialog takes the focus, antd notes which button had
  // it before, and focuses this button again after closing.
  useEffect(() => {
    if (box.current?.closest('[role="dialog"]')?.contains(document.activeElement)) focusFirst(box.current);
  }, [box]);
  // Only a draft or a sent quote can be emailed. The server sends no email for other statuses.
  const isMailable = !isFrozen && (status === 'draft' || status === 'sent');
  const isMailed = wantsMail && isMailable;
  const isDecided = status !== before || note !== '';
  useUnsavedChanges(isOpen && isDecided);
  useEffect(() => {
    inside.current = {
      isUnsaved: () => quotation.isChanged || isDecided,
      isSaving: () => isSaving,
      discard: quotation.discard,
    };
  });
  const takeTheirs = () => {
    setChosen(undefined);
    setWantsMail(false);
    conflict?.onTakeTheirs();
  };

  const save = () => {
    if (isSaving || isAsking || !isOpen) return;
    if (!isFrozen && !quotation.isReady(purposeOf(status, isMailed))) {
      requestAnimationFrame(() => focusFirstProblem(box.current));
      return;
    }
    const store = () => quotation.save(status, isMailed, isEnd(status) ? note.trim() : '');
    if (status !== 'draft' || before === 'draft' || isMailed) return void store();
    ask({ ...draftQuestion(revisionOf(quote, quotation.isChanged)), onOk: store });
  };
  useSaveKey(() => {
    if (!isBelow(box.current)) save();
  });

  const effect =
    isMailed && status === 'draft'
      ? 'The email will set the quote to Sent and the request to Quoted.'
      : effectOnRequest(request, quote, status);
  return (
    <>
      {isFrozen && quote && !isAsking ? (
        <>
          <p>
            {
              'Accepted and rejected quotes cannot be edited. Set the status to Draft or Sent, save, then open the quote again.'
            }
          </p>
          <QuotationDetails quote={quote} />
        </>
      ) : (
        <div className={styles.fields}>
          <QuotationFields
            request={request}
            quotation={{ ...quotation, conflict: conflict && { ...conflict, onTakeTheirs: takeTheirs } }}
            status={status}
            labels={{
              price: `Price (${form.currency})`,
              timeEstimate: 'Time Estimate (weeks)',
              teamSize: teamLabel('Team Size'),
              notes: 'Notes',
            }}
          />
        </div>
      )}
      <div hidden={isAsking} className={`stack gap-4 above-4 ${styles.end}`}>
        <div>
          <label htmlFor={`${id}-status`}>Status</label>
          <Select
            id={`${id}-status`}
            data-field="status"
            options={STATUSES}
            value={status}
            onChange={(next) => {
              setChosen(next);
              // Checks the price again, because only some statuses allow a price of 0.
              quotation.check('price');
            }}
            aria-describedby={effect ? `${id}-effect` : undefined}
          />
          {effect && (
            <p id={`${id}-effect`} className="above-1 muted fine">
              {effect}
            </p>
          )}
        </div>
        {status !== before && isEnd(status) && (
          <div>
            <label htmlFor={`${id}-note`}>{NOTE_FIELDS.note.label} (optional)</label>
            <Input.TextArea
              id={`${id}-note`}
              dir="auto"
              autoSize={{ minRows: 2, maxRows: 6 }}
              aria-describedby={`${id}-about`}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <p id={`${id}-about`} className="above-1 muted fine">
              {NOTE_FIELDS.note.hint}
            </p>
          </div>
        )}
        {isMailable && (
          <Checkbox
            checked={wantsMail}
            onChange={({ target }) => {
              setWantsMail(target.checked);
              quotation.check('price');
            }}
          >
            Email the quote to the client after saving
          </Checkbox>
        )}
      </div>
      <div hidden={isAsking} className={`above-4 ruled at-foot ${styles.foot}`}>
        <Buttons onCancel={onCancel} onSave={save} isSaving={isSaving} />
      </div>
    </>
  );
}

interface ButtonsProps {
  onSave?: () => void;
  onCancel: () => void;
  isSaving?: boolean;
  children?: ReactNode;
}

function Buttons({ onSave, onCancel, isSaving = false, children }: ButtonsProps) {
  return (
    <>
      {children && <p>{children}</p>}
      <div className={`line stretch gap-3 above-5 end shared ${forms.buttons}`}>
        <Button disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="primary" disabled={isSaving || !onSave} onClick={onSave}>
          {isSaving ? 'Saving...' : 'Save Quote'}
        </Button>
      </div>
    </>
  );
}
