import type { ProjectRequest, Quote } from '@contract/project';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { projectRequests } from '@/api/project-requests.api';
import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../../shared/dashboard-store';
import { Unready } from '../../shared/feedback/unready';
import { useQuestion } from '../../shared/feedback/use-question';
import { useToast } from '../../shared/feedback/use-toast';
import { isBuffered } from '../../shared/forms/form-buffer';
import { useIsNarrow } from '../../shared/layout/use-is-narrow';
import { useCan } from '../../shared/use-can';
import { useProjectList } from '../project-list';
import { QUOTE_ADMIN_TEXTS } from '../quote-admin-texts';
import { useQuoteOf, useQuoteSettings, useQuotes } from '../quote-store';
import { useRequestThreads } from '../request-thread';
import { isAnswered, isEnd } from '../status-effect';
import { PdfLink } from './pdf-link';
import styles from './quotation.module.css';
import { QuotationEditor } from './quotation-editor';
import { QuotationHeading } from './quotation-heading';
import { QuotationPaper } from './quotation-paper';
import { headingOf } from './quotation-words';
import { draftNameOf } from './use-quotation';

interface QuotationCardProps {
  request: ProjectRequest;
  /** Starts a revision. Absent while the quote is being edited. */
  onRevise?: () => void;
  /**
   * Closes the editor; unsaved changes stay on this device. Absent for a quote with the status `draft`, which is always
   * shown in the editor.
   */
  onCancel?: () => void;
}

export function QuotationCard({ request, onRevise, onCancel }: QuotationCardProps) {
  const { known, quote } = useQuoteOf(request._id);
  const settings = useRemoteOf(useQuoteSettings);
  const can = useCan();
  useEffect(() => void useQuoteSettings.getState().load(), []);

  if (known.status !== 'ready') {
    return (
      <Frame>
        <Unready known={known} rows={8} failed={QUOTE_ADMIN_TEXTS.checkFailed} className={styles.part} />
      </Frame>
    );
  }
  const isFrozen = quote ? isAnswered(quote) : isEnd(request.status);
  if (isFrozen || !can.edit || onRevise) {
    return <Standing request={request} quote={quote} isFrozen={isFrozen} onRevise={onRevise} />;
  }
  if (settings.status !== 'ready') {
    return (
      <Frame>
        <Unready known={settings} rows={8} failed={QUOTE_ADMIN_TEXTS.settingsFailed} className={styles.part} />
      </Frame>
    );
  }
  return <QuotationEditor request={request} quote={quote} settings={settings.value} onCancel={onCancel} />;
}

function Frame({ heading = headingOf(0), children }: { heading?: string; children: ReactNode }) {
  return (
    <section className="panel shrinks" aria-labelledby="quotation">
      <header className={`row spread gap-1 gap-x-4 ${styles.head}`}>
        <QuotationHeading>{heading}</QuotationHeading>
      </header>
      {children}
    </section>
  );
}

interface StandingProps {
  request: ProjectRequest;
  quote: Quote | null;
  isFrozen: boolean;
  onRevise?: () => void;
}

/**
 * Shows the quote read-only. Viewers always get this view. Editors get it for a sent or answered quote, and for a
 * request that was closed without a quote.
 */
function Standing({ request, quote, isFrozen, onRevise }: StandingProps) {
  const isNarrow = useIsNarrow();
  const can = useCan();
  return (
    <Frame heading={headingOf(quote?.revision ?? 0)}>
      {isFrozen && can.edit && (
        <p className={styles.part}>{quote ? QUOTE_ADMIN_TEXTS.frozenTerms : QUOTE_ADMIN_TEXTS.closedWithout}</p>
      )}
      {can.edit && isBuffered(draftNameOf(request._id)) && (
        <p role="status" className={styles.part}>
          {isFrozen ? QUOTE_ADMIN_TEXTS.termsDraftSaved : QUOTE_ADMIN_TEXTS.revisionDraftSaved}
        </p>
      )}
      {quote ? (
        <div className={styles.part}>
          <QuotationPaper quote={quote} isLinesFirst={isNarrow} />
        </div>
      ) : (
        !isFrozen && <p className={styles.part}>No quote has been written yet.</p>
      )}
      <div className={`row stretch gap-3 ${styles.buttons}`}>
        <PdfLink requestId={request._id} quote={quote} />
        {!isFrozen && can.edit && onRevise && <Button onClick={onRevise}>Revise or send again</Button>}
        {isFrozen && can.edit && <ReopenButton request={request} quote={quote} />}
      </div>
    </Frame>
  );
}

/** Button that sets the request back to In Review. If the request has a quote, the quote becomes a draft again. */
function ReopenButton({ request, quote }: { request: ProjectRequest; quote: Quote | null }) {
  const [isSaving, setIsSaving] = useState(false);
  const question = useQuestion();
  const toast = useToast();

  const reopen = async () => {
    setIsSaving(true);
    try {
      await projectRequests.update(request._id, { status: 'in_review', updatedAt: request.updatedAt });
      toast.success(quote ? QUOTE_ADMIN_TEXTS.reopened : QUOTE_ADMIN_TEXTS.statusSaved);
    } catch (error) {
      toast.failure(error, QUOTE_ADMIN_TEXTS.statusFailed);
    }
    await Promise.all([
      useRequestThreads.getState().reload(request._id),
      useQuotes.getState().reload(request._id),
      useProjectList.getState().refresh(),
      useDashboard.getState().load(),
    ]);
    setIsSaving(false);
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
  const words = isSaving ? 'Reopening...' : 'Reopen';
  // For an accepted quote, the button is in a menu, so that nobody reopens the request by one wrong click.
  if (request.status === 'accepted') {
    return (
      <Dropdown
        menu={{ items: [{ key: 'reopen', label: words, disabled: isSaving, onClick: ask }] }}
        trigger={['click']}
      >
        <Button aria-haspopup="menu" disabled={isSaving}>
          More
        </Button>
      </Dropdown>
    );
  }
  return (
    <Button disabled={isSaving} onClick={ask}>
      {words}
    </Button>
  );
}
