import { NEWSLETTER_TEXTS } from '@contract/newsletter';
import { quotePath } from '@contract/quote-page';
import {
  ACCOUNT_READ,
  ACCOUNT_TEXTS,
  type AccountMessage,
  type AccountRequest,
  type AccountView,
  DOWNLOAD,
} from '@contract/visitor-accounts';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { formatDate } from '@/lib/format-date';
import { FailedView } from '@/site/missing/failed-view';
import * as notFound from '@/site/not-found/not-found-page';
import { QUOTE_STATES, stateOf } from '@/site/quotes/state/quote-state';
import { WorkSteps } from '@/site/quotes/work-steps';
import { usePageMeta } from '@/stores/page-meta';
import { useRemoteStore } from '@/stores/remote';
import { Link } from '@/ui/link';
import { AccountForm, Done } from './account-form';
import styles from './account-form.module.css';
import { CURRENT_PASSWORD, HINTED_PASSWORD, NAME } from './account-frame';
import { AccountPayment } from './account-payment';
import { headOfAccounts } from './accounts-state';
import { OwnPasskeys } from './own-passkeys';

export const head = headOfAccounts('account', 'Your requests, quotes and messages.', '/account');

/** Only the document from the server contains the account's data. No API call returns it. */
export function Page() {
  const read = useStore(useRemoteStore(), (state) => state.remotes[ACCOUNT_READ]);
  const { accounts, asksToConfirm } = usePageMeta();
  if (accounts !== 'open') return <notFound.Page />;
  if (read?.status !== 'ready')
    return <FailedView title="We could not load this page" onRetry={() => window.location.reload()} />;
  const { name, email, requests, messages, isSubscribed, passkeys, documentMonths } = read.value as AccountView;
  const hasPasskeys = passkeys.passkeys.length > 0;
  return (
    <div className="page-width page-top page-foot stack gap-8">
      <header className="stack start gap-4">
        <h1>My account</h1>
        <p className="muted">
          {name}, {email}
        </p>
        <AccountForm name="logout" submitLabel="Logout" kind="line" />
        <Done
          name="new-password"
          text={[ACCOUNT_TEXTS.passwordSet, hasPasskeys && ACCOUNT_TEXTS.checkPasskeys].filter(Boolean).join(' ')}
        />
      </header>
      <Part id="requests" title="Requests and quotes">
        {requests.length === 0 && (
          <p>
            No requests yet. <Link to="/contact?tab=quote">Request a quote</Link>
          </p>
        )}
        <ul className="stack">
          {requests.map((request) => (
            <Request key={request.requestId} {...request} />
          ))}
        </ul>
      </Part>
      <Part id="messages" title="Messages">
        {messages.length === 0 && (
          <p>
            No messages yet. <Link to="/contact">Send us a message</Link>
          </p>
        )}
        <ul className="stack">
          {messages.map((message) => (
            <Message key={message.createdAt} {...message} />
          ))}
        </ul>
      </Part>
      <Part id="newsletter-choice" title="Newsletter">
        <Done name="join-newsletter" text={asksToConfirm ? NEWSLETTER_TEXTS.confirm : NEWSLETTER_TEXTS.success} />
        <Done name="leave-newsletter" text={ACCOUNT_TEXTS.left} />
        {isSubscribed ? (
          <AccountForm name="leave-newsletter" submitLabel="Unsubscribe" kind="line" />
        ) : (
          <AccountForm name="join-newsletter" submitLabel="Subscribe to the newsletter" kind="line" />
        )}
      </Part>
      <Part id="name" title="Your name">
        <Done name="confirm" text={ACCOUNT_TEXTS.created} />
        <AccountForm
          name="my-name"
          fields={[NAME]}
          begin={{ name }}
          submitLabel="Save"
          kind="line"
          done={ACCOUNT_TEXTS.renamed}
        />
      </Part>
      <Part id="password" title="Password">
        <AccountForm
          name="my-password"
          fields={[CURRENT_PASSWORD, { ...HINTED_PASSWORD, label: 'New password' }]}
          submitLabel="Change password"
          kind="line"
          done={ACCOUNT_TEXTS.passwordSet}
        />
      </Part>
      {(passkeys.isOffered || hasPasskeys) && (
        <Part id="passkeys" title="Passkeys">
          <OwnPasskeys {...passkeys} />
        </Part>
      )}
      <Part id="data" title="Your data">
        <p>
          <a href={`/account?do=${DOWNLOAD}`}>Download my data</a>
        </p>
      </Part>
      <Part id="close" title="Close my account">
        <p>
          We will erase your requests, quotes, messages and comments, and unsubscribe you from the newsletter. You
          cannot undo this. Accepted quotes stay for {documentMonths} months, with your name and the agreed terms only.
        </p>
        <AccountForm name="close-account" fields={[CURRENT_PASSWORD]} submitLabel="Close my account" kind="line" />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className={`stack gap-4 ${styles.part}`}>
      <h2 id={`${id}-title`} className="size-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Request({ requestId, service, createdAt, ...request }: AccountRequest) {
  const { quote, steps } = request;
  return (
    <li className={`stack gap-2 underlined ${styles.row}`}>
      <Link to={quotePath(requestId)} className="semibold">
        {service || 'Request'}
        {quote?.number && (
          <>
            , quote <span className="unbroken">{quote.number}</span>
          </>
        )}
      </Link>
      <p className="muted small">
        {QUOTE_STATES[stateOf(request, false)].label}, sent on {formatDate(createdAt)}
        {quote && (
          <>
            {' · '}
            <a href={`/api/project/quote/${requestId}/pdf`}>
              Download PDF (up to 200 kB)<span className="visually-hidden">{` of quote ${quote.number}`}</span>
            </a>
          </>
        )}
      </p>
      <AccountPayment {...request} />
      {steps.length > 0 && <WorkSteps steps={steps} />}
    </li>
  );
}

function Message({ subject, message, createdAt, replies }: AccountMessage) {
  return (
    <li className={`stack gap-2 underlined ${styles.row}`}>
      <h3 className={`semibold ${styles.subject}`}>{subject}</h3>
      <p className="muted small">Sent on {formatDate(createdAt)}</p>
      <p className="line-breaks" dir="auto">
        {message}
      </p>
      {replies.map((reply) => (
        <div key={reply.sentAt} className={`stack gap-2 edge ${styles.reply}`}>
          <p className="muted small">Our reply on {formatDate(reply.sentAt)}</p>
          <p className="line-breaks" dir="auto">
            {reply.message}
          </p>
        </div>
      ))}
    </li>
  );
}
