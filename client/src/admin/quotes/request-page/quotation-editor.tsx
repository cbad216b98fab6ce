import { formatDay } from '@contract/lusaka-day';
import type { ProjectRequest, Quote } from '@contract/project';
import type { StoredSettings } from '@contract/settings';
import { formatDays, formatMoney, formatWeeks } from '@contract/terms';
import { Button } from 'antd';
import { useRef } from 'react';
import { useQuestion } from '../../shared/feedback/use-question';
import { useSaveKey } from '../../shared/forms/use-save-key';
import { useMailText } from '../../shared/text/use-mail-text';
import { Card } from './card';
import { PdfLink } from './pdf-link';
import styles from './quotation.module.css';
import { focusFirstProblem, QuotationFields } from './quotation-fields';
import { newQuotation, type Purpose, sumsAsTyped, toTerms } from './quotation-form';
import {
  draftQuestion,
  formerTotal,
  headingOf,
  isAgain,
  placeOf,
  questionOf,
  revisionOf,
  sendTextOf,
} from './quotation-texts';
import { useQuotation } from './use-quotation';

interface QuotationEditorProps {
  request: ProjectRequest;
  quote: Quote | null;
  settings: StoredSettings;
  onCancel?: () => void;
}

export function QuotationEditor({ request, quote, settings, onCancel }: QuotationEditorProps) {
  const quotation = useQuotation(request._id, quote, newQuotation(settings));
  const mailText = useMailText();
  const { typed: form, base, isChanged, isSaving, isAsking } = quotation;
  const box = useRef<HTMLElement>(null);
  const ask = useQuestion();
  const status = quote?.status ?? 'draft';
  const isDraft = status === 'draft';
  const sums = sumsAsTyped(form);
  const total = sums ? formatMoney(sums.total, form.currency) : '';
  const revision = revisionOf(quote, isChanged);
  const former = total && formerTotal(base, total);
  const isReady = (purpose: Purpose) => {
    if (quotation.isReady(purpose)) return true;
    requestAnimationFrame(() => focusFirstProblem(box.current));
    return false;
  };
  const isSaveOff = isSaving || isAsking || (isDraft && !!quote && !isChanged);
  const saveDraft = () => {
    if (isSaveOff || !isReady('draft')) return;
    if (isDraft) return void quotation.save('draft', false);
    ask({ ...draftQuestion(revision), onOk: () => quotation.save('draft', false) });
  };
  const send = () => {
    if (isSaving || !isReady('sending') || !sums) return;
    const { timeEstimate, validUntil } = toTerms(form);
    const until = validUntil
      ? `The quote is valid until ${formatDay(validUntil)}.`
      : `The quote is valid for ${formatDays(settings.quoteValidDays)} from today.`;
    const again = isAgain(quote, revision);
    const before = again ? 'The quote has not changed since it was last sent.' : placeOf(quote);
    const { name, email } = request;
    const terms = `The quote (${total}, ${formatWeeks(timeEstimate)})`;
    const sending = mailText(
      `${terms} will be ${again ? 'sent again' : 'saved and sent'} to ${name} at ${email}, with the PDF.`,
      `${terms} will be saved. The email to ${name} at ${email} will not be sent. It will be stored in the outbox.`,
    );
    ask({
      title: questionOf(quote, revision),
      content: [sending, until, before].map((sentence) => <p key={sentence}>{sentence}</p>),
      okText: sendTextOf(quote, revision),
      focusable: { autoFocusButton: 'ok' },
      onOk: () => quotation.save(isDraft ? 'draft' : 'sent', true),
    });
  };
  useSaveKey(() => {
    // Ctrl+S saves only drafts. Saving a sent quote as a draft would hide it from the client.
    if (isDraft) saveDraft();
  });

  return (
    <Card
      ref={box}
      id="quotation"
      title={headingOf(revision)}
      head={
        <>
          {isChanged && <span className={`muted fine ${styles.hint}`}>Unsaved changes, stored on this device</span>}
          <PdfLink requestId={request._id} quote={quote} />
          {onCancel && (
            <Button disabled={isSaving} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <QuotationFields request={request} quotation={quotation} />
      {!isAsking && (
        <div className={`row gap-2 gap-x-3 pad-3-4 ruled at-foot ${styles.foot}`}>
          <p className={`snug push ${styles.footTotal}`}>
            <b className="block tabular">{total || '–'}</b>
            {former && <span className="muted fine"> {former}</span>}
          </p>
          <Button disabled={isSaveOff} onClick={saveDraft}>
            Save as draft
          </Button>
          <Button type="primary" disabled={isSaving} onClick={send}>
            {isSaving ? 'Saving...' : sendTextOf(quote, revision)}
          </Button>
        </div>
      )}
    </Card>
  );
}
