import type { TrackedRequest } from '@contract/project';
import type { VisitorThreadEntry } from '@contract/thread';
import { formatTime } from '@/lib/format-date';
import { initialsOf } from '@/lib/initials';
import { useSettings } from '@/stores/settings-store';
import { AskForm } from './ask-form';
import { toLines } from './conversation-lines';
import styles from './quote-conversation.module.css';
import type { StepProps } from './step';

interface QuoteConversationProps extends Pick<StepProps, 'request' | 'state' | 'sender'> {
  onAsked: (request: TrackedRequest) => void;
}

export function QuoteConversation({ request, state, sender, onAsked }: QuoteConversationProps) {
  const { siteName } = useSettings();
  const nameOf = ({ from, by }: VisitorThreadEntry) => (from === 'staff' ? by || siteName : request.name);
  return (
    <section id="talk" className={styles.talk} aria-labelledby="talk-title">
      <h2 id="talk-title" tabIndex={-1} className="size-h3">
        Questions and answers
      </h2>
      <details className={`above-4 ${styles.requested}`}>
        <summary className="touch-high semibold forest">What you asked for</summary>
        <p className="line-breaks" dir="auto">
          {request.description}
        </p>
      </details>
      <ol className={`stack holds gap-5 above-5 ${styles.line}`}>
        {toLines(request).map((line) =>
          line.from === 'event' ? (
            <li key={line._id} className={`beside holds gap-4 small easy ${styles.event}`}>
              <p>
                {line.text} {line.amount && <b className="tabular">{line.amount}</b>} <When at={line.at} />
              </p>
            </li>
          ) : (
            <li key={line._id} className="beside holds gap-4 easy">
              <span className={`centred ${line.from === 'staff' ? styles.ours : styles.yours}`} aria-hidden="true">
                {initialsOf(nameOf(line))}
              </span>
              <div>
                <p className="row baseline gap-x-3">
                  <b>
                    <bdi>{nameOf(line)}</bdi>
                  </b>
                  <When at={line.at} />
                </p>
                <p className="line-breaks" dir="auto">
                  {line.text}
                </p>
              </div>
            </li>
          ),
        )}
      </ol>
      <AskForm
        requestId={request.requestId}
        state={state}
        isAsked={request.thread.at(-1)?.from === 'client'}
        sender={sender}
        onAsked={onAsked}
      />
    </section>
  );
}

function When({ at }: { at: string }) {
  return (
    <time className={`muted tiny ${styles.when}`} dateTime={at}>
      {formatTime(at)}
    </time>
  );
}
