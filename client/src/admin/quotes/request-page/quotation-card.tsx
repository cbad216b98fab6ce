import type { ProjectRequest, Quote } from '@contract/project';
import { Button } from 'antd';
import { projectRequests } from '@/api/project-requests.api';
import { useReloaded } from '../../shared/admin-store';
import { useDashboard } from '../../shared/dashboard-store';
import { Unready } from '../../shared/feedback/unready';
import { useQuestion } from '../../shared/feedback/use-question';
import { useRun } from '../../shared/feedback/use-run';
import { useToast } from '../../shared/feedback/use-toast';
import { isBuffered } from '../../shared/forms/form-buffer';
import { useIsNarrow } from '../../shared/layout/use-is-narrow';
import { RowMenu } from '../../shared/lists/row-menu';
import { useCan } from '../../shared/use-can';
import { useProjectList } from '../project-list';
import { QUOTE_ADMIN_TEXTS } from '../quote-admin-texts';
import { useQuoteOf, useQuoteSettings, useQuotes } from '../quote-store';
import { useRequestThreads } from '../request-thread';
import { isAnswered, isEnd } from '../status-effect';
import { Card } from './card';
import { PdfLink } from './pdf-link';
import styles from './quotation.module.css';
import { QuotationDetails } from './quotation-details';
import { QuotationEditor } from './quotation-editor';
import { headingOf } from './quotation-texts';
import { draftNameOf } from './use-quotation';

interface QuotationCardProps {
  request: ProjectRequest;
  /** Starts a revision. Absent while the quote is being edited. */
  onRevise?: () => void;
  /** Closes the editor; unsaved changes stay on this device. Absent for a draft, which is always in the editor. */
  onCancel?: () => void;
}

export function QuotationCard({ request, onRevise, onCancel }: QuotationCardProps) {
  const { known, quote } = useQuoteOf(request._id);
  const settings = useReloaded(useQuoteSettings);
  const can = useCan();

  if (known.status !== 'ready') {
    return (
      <Card id="quotation" title={headingOf(0)}>
        <Unready known={known} rows={8} failed={QUOTE_ADMIN_TEXTS.checkFailed} className={styles.part} />
      </Card>
    );
  }
  const isFrozen = quote ? isAnswered(quote) : isEnd(request.status);
  if (isFrozen || !can.edit || onRevise) {
    return <QuoteState request={request} quote={quote} isFrozen={isFrozen} onRevise={onRevise} />;
  }
  if (settings.status !== 'ready') {
    return (
      <Card id="quotation" title={headingOf(0)}>
        <Unready known={settings} rows={8} failed={QUOTE_ADMIN_TEXTS.settingsFailed} className={styles.part} />
      </Card>
    );
  }
  return <QuotationEditor request={request} quote={quote} settings={settings.value} onCancel={onCancel} />;
}

interface QuoteStateProps {
  request: ProjectRequest;
  quote: Quote | null;
  isFrozen: boolean;
  onRevise?: () => void;
}

/** Shows the quote read-only: to viewers, and after it was sent or answered, or the request was closed. */
function QuoteState({ request, quote, isFrozen, onRevise }: QuoteStateProps) {
  const isNarrow = useIsNarrow();
  const can = useCan();
  return (
    <Card id="quotation" title={headingOf(quote?.revision ?? 0)}>
      {isFrozen && can.edit && (
        <p className={styles.part}>
          {quote
            ? 'Accepted and rejected quotes cannot be edited. Reopen the request to write a new revision.'
            : 'This request is closed without a quote. Reopen the request to write a quote.'}
        </p>
      )}
      {can.edit && isBuffered(draftNameOf(request._id)) && (
        <p role="status" className={styles.part}>
          {isFrozen
            ? 'Draft saved on this device. Reopen the request to continue.'
            : 'Draft saved on this device. Select “Revise or send again” to continue.'}
        </p>
      )}
      {quote ? (
        <div className={styles.part}>
          <QuotationDetails quote={quote} isLinesFirst={isNarrow} />
        </div>
      ) : (
        !isFrozen && <p className={styles.part}>No quote has been written yet.</p>
      )}
      <div className={`row stretch gap-3 ${styles.buttons}`}>
        <PdfLink requestId={request._id} quote={quote} />
        {!isFrozen && can.edit && onRevise && <Button onClick={onRevise}>Revise or send again</Button>}
        {isFrozen && can.edit && <ReopenButton request={request} quote={quote} />}
      </div>
    </Card>
  );
}

/** Button that sets the request back to In Review. If the request has a quote, the quote becomes a draft again. */
function ReopenButton({ request, quote }: { request: ProjectRequest; quote: Quote | null }) {
  const { isRunning: isSaving, run } = useRun();
  const question = useQuestion();
  const toast = useToast();

  const reopen = async () => {
    await run(async () => {
      await projectRequests.update(request._id, { status: 'in_review', updatedAt: request.updatedAt });
      toast.success(quote ? 'Request reopened. The quote is a draft again.' : QUOTE_ADMIN_TEXTS.statusSaved);
    }, QUOTE_ADMIN_TEXTS.statusFailed);
    await Promise.all([
      useRequestThreads.getState().reload(request._id),
      useQuotes.getState().reload(request._id),
      useProjectList.getState().refresh(),
      useDashboard.getState().load(),
    ]);
  };
  const ask = () =>
    question({
      title: 'Reopen this request?',
      content: quote
        ? 'The quote will become a draft again. The client will not see it until you send it. The sent quote will stay in the history.'
        : 'The request will go back to In Review, so that you can write a quote.',
      okText: 'Reopen',
      focusable: { autoFocusButton: 'ok' },
      onOk: reopen,
    });
  const text = isSaving ? 'Reopening...' : 'Reopen';
  // For an accepted quote, the button is in a menu, so that nobody reopens the request by one wrong click.
  if (request.status === 'accepted') {
    return <RowMenu text="More" entries={[{ text, onPress: ask }]} />;
  }
  return (
    <Button disabled={isSaving} onClick={ask}>
      {text}
    </Button>
  );
}
