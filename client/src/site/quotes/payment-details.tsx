import type { PayTo } from '@contract/payments';
import { Fragment } from 'react';
import { detailParts, dialCodeLink } from '@/lib/payment-details';
import { CopyButton } from './copy-button';

interface PaymentDetailsProps {
  /** Payment reference, such as the number of the quote. Empty if there is none. */
  reference: string;
  methods: readonly PayTo[];
}

/** Payment reference and methods. Numbers can be copied, and dial codes can be called. */
export function PaymentDetails({ reference, methods }: PaymentDetailsProps) {
  if (methods.length === 0) return null;
  return (
    <>
      {reference && (
        <p>
          Please use <b className="unbroken">{reference}</b> as the payment reference.
          <CopyButton text={reference} name="the reference" />
        </p>
      )}
      <dl className="stack gap-3">
        {methods.map(({ label, details }) => (
          <div key={label + details}>
            <dt className="semibold" dir="auto">
              {label}
            </dt>
            <dd className="line-breaks" dir="auto">
              <Details details={details} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Details = ({ details }: { details: string }) =>
  detailParts(details).map(({ kind, text }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no state
    if (kind === 'text') return <Fragment key={place}>{text}</Fragment>;
    return kind === 'code' ? (
      <a key={text} className="semibold tabular" href={dialCodeLink(text)}>
        {text}
      </a>
    ) : (
      <Fragment key={text}>
        <span className="unbroken tabular">{text}</span>
        <CopyButton text={text.replace(/[^+\d]/g, '')} name={text.replace(/\D$/, '')} />
      </Fragment>
    );
  });
