import { answerDay } from '@contract/answer-day';
import { type AnswerTime, saidDays } from '@contract/answer-time';
import { DECLINE_REASON_LABELS } from '@contract/decline-reasons';
import { formatDay, lusakaDay } from '@contract/lusaka-day';
import { resultId } from '@contract/page-forms';
import type { TrackedRequest, VisitorQuote } from '@contract/project';
import { sumsOf } from '@contract/sums';
import { formatMoney, totalOf } from '@contract/terms';
import type { AnsweredTexts } from '@contract/website/request-form';
import type { ReactNode } from 'react';
import { formatDate, formatTime, formatWeekday } from '@/lib/format-date';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings-store';
import { useFixedSection } from '@/stores/website-store';
import type { ButtonKind } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { AskLink } from './ask-link';
import { QuoteDocuments } from './quote-documents';
import { QuoteHeading } from './quote-heading';
import { QuotePayment } from './quote-payment';
import { stepStates } from './state/process-steps';
import type { QuoteState } from './state/quote-state';
import styles from './state-screen.module.css';
import { HEADINGS, IF_CHANGED, type StepProps } from './step';
import step from './step.module.css';
import dots from './step-dots.module.css';
import { WorkSteps } from './work-steps';

type StateScreenProps = Pick<StepProps, 'request' | 'state' | 'frame' | 'onStep'>;

export function StateScreen({ request, state, frame, onStep }: StateScreenProps) {
  const { part: Title } = HEADINGS[frame];
  const settings = useSettings();
  const { answered } = useFixedSection('requestForm');
  const { quote, payment } = request;
  const { title, text, facts, isOver } = textsOf(state, request, { now: usePageMeta().now, time: settings, answered });
  return (
    <section aria-label="Status">
      <QuoteHeading request={request} state={state} frame={frame} />
      <Title
        id={ANSWERS[state]}
        className={step.title}
        tabIndex={-1}
        data-arrival={payment?.saidPaidAt ? undefined : ''}
      >
        {title}
      </Title>
      <p className="above-3 easy chars-60">{text}</p>
      {!quote && !isOver && <Progress request={request} />}
      <dl className={`goes-empty above-5 tabular underlined ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name} className="row baseline spread gap-x-4 ruled">
            <dt className="small">{name}</dt>
            <dd className="semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {quote && payment && (
        <QuotePayment payment={payment} quote={quote} request={request} frame={frame} onStep={onStep} />
      )}
      <QuoteDocuments request={request} frame={frame} />
      {request.steps.length > 0 && (
        <section className="above-6" aria-labelledby="steps">
          <Title id="steps" className="size-h3">
            Steps of your project
          </Title>
          <WorkSteps steps={request.steps} />
        </section>
      )}
      <NextStep request={request} state={state} frame={frame} isOver={isOver} />
    </section>
  );
}

/** Ids of texts to which the browser scrolls after the client has answered without a script. */
const ANSWERS: Partial<Record<QuoteState, string>> = { accepted: resultId('accept'), declined: resultId('decline') };

interface StateTexts {
  title: string;
  text: ReactNode;
  facts: [name: string, value: string][];
  /** True if the request has ended. The screen then links to a new request. */
  isOver?: boolean;
}

const depositOf = (quote: VisitorQuote): [string, string][] =>
  quote.depositPercent === 0 ? [] : [['Deposit', formatMoney(sumsOf(quote).deposit, quote.currency)]];

function nextOf({ quote, payment }: TrackedRequest): string {
  if (!quote || !payment) return 'You do not need to do anything else';
  if (payment.saidPaidAt) return 'We are checking the reported payment';
  if (quote.depositPercent === 0 && payment.due > 0) return 'See below how to pay';
  if (quote.depositPercent === 0) return payment.paid > 0 ? 'We have received your payment' : 'Nothing is due now';
  if (payment.instalments[0]?.state === 'paid') return 'We have received your deposit';
  return `We start work when we receive your deposit of ${formatMoney(sumsOf(quote).deposit, quote.currency)}`;
}

const acceptedText = (request: TrackedRequest, { accepted }: AnsweredTexts): string =>
  request.payment?.owed === 0 ? IF_CHANGED : `${accepted.replace(/[^.!?]$/, '$&.')} ${nextOf(request)}. ${IF_CHANGED}`;

const endOf = (quote: VisitorQuote | null, now: string): string =>
  quote?.validUntil && quote.validUntil < lusakaDay(new Date(now))
    ? `This quote expired on ${formatDay(quote.validUntil)}.`
    : 'This quote has expired.';

interface StateContext {
  now: string;
  time: AnswerTime;
  answered: AnsweredTexts;
}

function textsOf(state: QuoteState, request: TrackedRequest, { now, time, answered }: StateContext): StateTexts {
  const { requestId, name, createdAt, quote, payment } = request;
  const day = answerDay(createdAt, time);
  const isLate = lusakaDay(new Date(now)) > day;
  const requested: StateTexts['facts'] = [
    ['Requested on', formatDate(createdAt)],
    ['Request ID', requestId],
  ];
  const total: StateTexts['facts'] = quote ? [['Total', totalOf(quote)], ...depositOf(quote)] : [];
  const answeredOn = quote?.answeredAt ? ` on ${formatDate(quote.answeredAt)}` : '';
  const reason = quote?.declineReason ? ` Your reason: “${DECLINE_REASON_LABELS[quote.declineReason]}”.` : '';
  switch (state) {
    case 'waiting':
      return {
        title: 'We have your request.',
        text: isLate ? (
          <>Sorry, we are late. We promised an answer by {formatWeekday(day)}. We'll contact you as soon as possible.</>
        ) : (
          <>
            We'll answer by <b>{formatWeekday(day)}</b>. You can close this page. We'll email you.
          </>
        ),
        facts: requested,
      };
    case 'review':
      return {
        title: 'We are preparing your quote.',
        text: "Your quote will appear here and we'll email you. If anything has changed, please tell us.",
        facts: isLate ? requested : [...requested, ['Our answer by', formatDate(day)]],
      };
    case 'accepted': {
      const isOurs = quote?.answeredBy === 'staff';
      const accepted: StateTexts['facts'] = quote?.answeredAt ? [['Accepted', formatTime(quote.answeredAt)]] : [];
      const paid: StateTexts['facts'] =
        quote && payment && payment.paid > 0 ? [['Paid', formatMoney(payment.paid, quote.currency)]] : [];
      return {
        title: `Quote accepted. Thank you, ${name.split(' ')[0]}.`,
        text: isOurs
          ? 'We marked this quote as accepted for you. If you did not agree to this, please contact us.'
          : acceptedText(request, answered),
        facts: [...total, ...paid, ...accepted],
        isOver: true,
      };
    }
    case 'expired':
      return {
        title: endOf(quote, now),
        text: `This quote can no longer be accepted. Ask us for a new price and we'll answer within ${saidDays(time)}.`,
        facts: quote ? [['Total', totalOf(quote)]] : [],
        isOver: true,
      };
    case 'declined':
      return {
        title: `You declined this quote${answeredOn}.`,
        text: `${answered.ended}${reason} If a smaller project would help, tell us your budget.`,
        facts: quote ? [['Total', totalOf(quote)]] : [],
        isOver: true,
      };
    default:
      return {
        title: 'We closed this request.',
        text: `${answered.ended} If you still need it, send us a message and we'll look at it again.`,
        facts: requested,
        isOver: true,
      };
  }
}

const WAY = ['Sent', 'Review', 'Quote', 'Begin'];

function Progress({ request }: { request: TrackedRequest }) {
  const states = request.status === 'pending' ? (['done', 'next', 'next', 'next'] as const) : stepStates(request);
  return (
    <ol className={`line stretch spread above-5 ${dots.dots} ${dots.row}`}>
      {WAY.map((word, index) => (
        <li
          className="grows holds tiny muted"
          key={word}
          data-step={states[index]}
          aria-current={states[index] === 'now' ? 'step' : undefined}
        >
          {word}
        </li>
      ))}
    </ol>
  );
}

const ASKS: Partial<Record<QuoteState, readonly [kind: ButtonKind, text: string]>> = {
  waiting: ['line', 'Add information'],
  review: ['line', 'Add information'],
  expired: ['main', 'Ask for today’s price'],
  declined: ['line', 'Ask about a smaller project'],
  closed: ['line', 'Ask us to reopen it'],
};

function NextStep({ request, state, frame, isOver = false }: Omit<StateScreenProps, 'onStep'> & { isOver?: boolean }) {
  const [kind, text] = ASKS[state] ?? ['line', 'Send us a message'];
  return (
    <div className="stack gap-3 above-5">
      <AskLink kind={kind} frame={frame} request={request}>
        {text}
      </AskLink>
      <p>
        Or call <PhoneLink className="tabular semibold" /> or email <EmailLink className="semibold" />.
      </p>
      {isOver && (
        <ButtonLink kind="quiet" className={styles.another} to="/contact?tab=quote">
          Start a new request
        </ButtonLink>
      )}
    </div>
  );
}
