import type { FailedMail } from '@contract/mail';

export function failedMailsTitle(total: number): string {
  return `${total.toLocaleString('en-US')} email${total === 1 ? '' : 's'} could not be sent`;
}

/** Says why the email failed and whether it will be retried automatically. */
export function failedMailReason({
  lastError,
  attempts,
  status,
}: Pick<FailedMail, 'lastError' | 'attempts' | 'status'>): string {
  const tries = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  const next = status === 'retrying' ? 'we will try again automatically' : 'it will not be tried again automatically';
  return `${lastError} ${tries}; ${next}.`.trim();
}
