const processes = (name) => `test/processes/${name}.e2e-spec.ts`;

/**
 * Protections that several processes on one database need. They are tested only with `TEST_MONGODB_URI`. `PROTECTIONS`
 * explains the fields.
 */
export const PROCESSES = [
  {
    name: 'limits count over all processes',
    file: 'src/platform/processes/shared-limits.ts',
    find: 'return row?.isFull !== true;',
    replace: 'return true;',
    tests: [processes('limits')],
  },
  {
    name: 'keys of shared limits are hashed',
    file: 'src/platform/processes/shared-limits.ts',
    find: '  async hash(text: string): Promise<string> {\n',
    replace: '  async hash(text: string): Promise<string> {\n    if (text) return text;\n',
    tests: [processes('limits')],
  },
  {
    name: 'a right password is refused if another process reached the limit',
    file: 'src/platform/processes/shared-limits.ts',
    find: 'for (const [id, key] of byId) this.learn(key, found.get(id) ?? NEVER);',
    tests: [processes('limits')],
  },
  {
    name: 'two processes cannot remove the last two administrators',
    file: 'src/users/last-administrator-guard.ts',
    find: '_id, { leaving: NONE }))) return mark;',
    replace: '_id))) return mark;',
    tests: [processes('administrators')],
  },
  {
    name: 'other processes hear of a change before the answer',
    file: 'src/platform/cache/content-versions.service.ts',
    find: 'return this.changes?.publish(...resources) ?? Promise.resolve();',
    replace: 'return Promise.resolve();',
    tests: [processes('seen-by-all')],
  },
  {
    name: 'one of several processes runs a job',
    file: 'src/platform/jobs/jobs.ts',
    find: " || (of === 'one process' && !this.lease.isMine)",
    tests: ['src/platform/jobs/jobs.spec.ts'],
  },
  {
    name: 'cached content is served while the database is away',
    file: 'src/platform/cache/response-cache.ts',
    find: '    if (this.versions.isCutOff) return true;\n',
    tests: ['src/platform/cache/response-cache.spec.ts'],
  },
];
