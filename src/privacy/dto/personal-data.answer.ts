import {
  type ErasedPersonalData,
  type FoundKind,
  type FoundPersonalData,
  type HeldAccount,
  PERSONAL_DATA_KINDS,
  type PersonalDataCount,
  type PersonalDataExport,
  type PersonalDataKind,
} from '../../contract/privacy';
import { ROLES } from '../../contract/users';
import { count, listOf, object, oneOf, orNull, type Schema, shape, text, time } from '../../platform/openapi/shape';

const ACCOUNT = orNull(shape<HeldAccount>('HeldAccount', { name: text, role: oneOf(ROLES), lastLogin: orNull(time) }));

const COUNT = { kind: oneOf(PERSONAL_DATA_KINDS), count };
const FOUND_KIND = object<FoundKind>({
  ...COUNT,
  newest: listOf(object<FoundKind['newest'][number]>({ at: time, title: text })),
});

export const FOUND_PERSONAL_DATA = shape<FoundPersonalData>('FoundPersonalData', {
  email: text,
  kinds: listOf(FOUND_KIND),
  total: count,
  account: ACCOUNT,
});

/** What was sent, as it is kept: a shape for each kind would say no more than the file itself. */
const RECORDS = listOf({ type: 'object' });
const BY_KIND = Object.fromEntries(PERSONAL_DATA_KINDS.map((kind) => [kind, RECORDS])) as Record<
  PersonalDataKind,
  Schema
>;

export const PERSONAL_DATA_EXPORT = shape<PersonalDataExport>('PersonalDataExport', {
  email: text,
  exportedAt: time,
  account: ACCOUNT,
  records: object<PersonalDataExport['records']>(BY_KIND),
});

export const ERASED_PERSONAL_DATA = shape<ErasedPersonalData>('ErasedPersonalData', {
  erased: listOf(object<PersonalDataCount>(COUNT)),
  left: FOUND_PERSONAL_DATA,
});
