import { e2e } from './e2e.mjs';

/** That nothing is lost, kept too long or left unsaid. */
export const KEEPING = [
  {
    name: 'an audited change leaves its entry before it is answered',
    file: 'src/platform/audit/audit.interceptor.ts',
    find: '        await this.audit.record({',
    replace: '        void ({',
    tests: [e2e('audit')],
  },
  {
    name: 'the audit trail holds names of fields, never what stands in them',
    file: 'src/platform/audit/audit.interceptor.ts',
    find: 'return Object.keys((request.body ?? {}) as object)',
    replace: 'return Object.values((request.body ?? {}) as object).map(String)',
    tests: [e2e('audit')],
  },
  {
    name: 'a request keeps what its sender agreed to',
    file: 'src/project/requests/requests.service.ts',
    find: `consent: newConsent('project'),`,
    replace: '',
    tests: [e2e('consent')],
  },
  {
    name: 'an erased address stands in nobody else’s message either',
    file: 'src/contact/message-mentions.ts',
    find: 'for (const { _id } of await this.list(person)) {',
    replace: 'for (const { _id } of [] as ContactRow[]) {',
    tests: [e2e('privacy')],
  },
  {
    name: 'a request that waits for an answer is never too old',
    file: 'src/project/requests/closed-requests.ts',
    find: 'status: trusted({ $in: CLOSED }), ',
    replace: '',
    tests: [e2e('retention')],
  },
  {
    name: 'a backup shows one moment',
    file: 'src/backup/database-dump.ts',
    find: 'isConsistent ? client.startSession({ snapshot: true }) : undefined',
    replace: 'undefined',
    tests: [e2e('long/backup-under-writes')],
  },
  {
    name: 'a commit that failed changes nothing',
    file: 'src/embedded-mongodb/storage/draft.ts',
    find: 'while (this.steps.length > downTo) this.steps.pop()?.();',
    replace: 'void downTo;',
    tests: ['src/embedded-mongodb/storage/store.spec.ts'],
  },
  {
    name: 'a record is what was written',
    file: 'src/embedded-mongodb/storage/store.ts',
    find: ' || stored.readUInt32BE(0) !== checksumOf(key, bytes)',
    replace: '',
    tests: ['src/embedded-mongodb/storage/store.spec.ts'],
  },
  {
    name: 'a store that brought its process down twice is looked through before it opens',
    file: 'src/embedded-mongodb/storage/upkeep.ts',
    find: 'if (!isSuspect) return;',
    replace: 'if (isSuspect || !isSuspect) return;',
    tests: ['src/embedded-mongodb/storage/store.spec.ts'],
  },
  {
    name: 'a store of a form that is not known is not opened',
    file: 'src/embedded-mongodb/storage/store-folder.ts',
    find: 'if (mark.format === FORMAT || mark.format === OLD_FORMAT) return mark;',
    replace: 'if (mark) return mark;',
    tests: ['src/embedded-mongodb/storage/store.spec.ts'],
  },
  {
    name: 'a look through the file finds entries that an index has lost',
    file: 'src/embedded-mongodb/storage/file-check.ts',
    find: 'add(collection, key[5], crc32(key));',
    replace: '',
    tests: ['src/embedded-mongodb/storage/file-check.spec.ts'],
  },
  {
    name: 'a data folder has one owner',
    file: 'src/embedded-mongodb/lock.ts',
    find: 'return started === holder.started && !isZombie;',
    replace: 'return false;',
    tests: ['src/embedded-mongodb/lock.spec.ts'],
  },
];
