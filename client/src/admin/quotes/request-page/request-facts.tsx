import { type ProjectRequest, TIMEFRAME_LABELS } from '@contract/project';
import type { ComponentProps } from 'react';
import { telephoneLink } from '@/lib/telephone-link';
import { EmailText } from '@/ui/email-text';
import type { Details } from '../../shared/records/details';
import { useRequestTexts } from '../request-texts';

/** Shown in place of the email address if the client has closed the account. */
const ACCOUNT_CLOSED = 'The client closed the account. We have erased the email address.';

type Pairs = ComponentProps<typeof Details>['pairs'];

export function useRequestFacts(request: ProjectRequest | null): { reach: Pairs; requested: Pairs } {
  const { scopes, teamSizes, facts } = useRequestTexts();
  if (!request) return { reach: [], requested: [] };
  const { organisation, tpin, email, phone, serviceId, projectScope, timeframe, teamSize } = request;
  return {
    reach: [
      ['Organisation', organisation],
      ['TPIN', tpin],
      [
        'Email',
        email ? (
          <a key="email" href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        ) : (
          ACCOUNT_CLOSED
        ),
      ],
      [
        'Phone',
        phone && (
          <a key="phone" href={telephoneLink(phone)}>
            {phone}
          </a>
        ),
      ],
    ],
    requested: [
      ['Service', serviceId?.title || 'N/A'],
      [facts.scope, scopes[projectScope]],
      ['Timeframe', TIMEFRAME_LABELS[timeframe]],
      [facts.teamSize, teamSizes[teamSize]],
    ],
  };
}
