import type { ErasedPersonalData, FoundPersonalData, PersonalDataExport, PersonInput } from '../privacy';
import type { Calls, Json } from './call';

/** The email address is in the body, so that no browser history or log contains it. */
const ABOUT_A_PERSON = { method: 'POST', who: 'admin', body: 'json' as Json<PersonInput> } as const;

export const PRIVACY_CALLS = {
  find: {
    ...ABOUT_A_PERSON,
    path: '/privacy/find',
    answer: 'json' as Json<FoundPersonalData>,
    audited: { action: 'privacy.find', label: 'Looked up personal data' },
  },
  export: {
    ...ABOUT_A_PERSON,
    path: '/privacy/export',
    answer: 'json' as Json<PersonalDataExport>,
    audited: { action: 'privacy.export', label: 'Exported personal data' },
  },
  erase: {
    ...ABOUT_A_PERSON,
    path: '/privacy/erase',
    answer: 'json' as Json<ErasedPersonalData>,
    audited: { action: 'privacy.erase', label: 'Erased personal data' },
  },
} as const satisfies Calls;
