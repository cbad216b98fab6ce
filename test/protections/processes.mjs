const processes = (name) => `test/processes/${name}.e2e-spec.ts`;

/** Protections of several processes on one MongoDB, tested only with `TEST_MONGODB_URI`. */
export const PROCESSES = [
  {
    name: 'what visitors may do is counted by all processes together',
    file: 'src/platform/processes/shared-limits.ts',
    find: 'return row?.isFull !== true;',
    replace: 'return true;',
    tests: [processes('limits')],
  },
  {
    name: 'what is counted together is stored as a hash',
    file: 'src/platform/processes/shared-limits.ts',
    find: '  async hash(text: string): Promise<string> {\n',
    replace: '  async hash(text: string): Promise<string> {\n    if (text) return text;\n',
    tests: [processes('limits')],
  },
  {
    name: 'a right password that comes while the limit is reached elsewhere is refused',
    file: 'src/platform/processes/shared-limits.ts',
    find: 'for (const [id, key] of byId) this.learn(key, found.get(id) ?? NEVER);',
    tests: [processes('limits')],
  },
  {
    name: 'of administrators that two processes take away one stays',
    file: 'src/users/last-administrator-guard.ts',
    find: '_id, { leaving: NONE }))) return mark;',
    replace: '_id))) return mark;',
    tests: [processes('administrators')],
  },
  {
    name: 'a change is told to other processes before the call is answered',
    file: 'src/platform/cache/content-versions.service.ts',
    find: 'return this.changes?.publish(...resources) ?? Promise.resolve();',
    replace: 'return Promise.resolve();',
    tests: [processes('seen-by-all')],
  },
  {
    name: 'one of several processes does what has to be done once',
    file: 'src/platform/jobs/jobs.ts',
    find: " || (of === 'one process' && !this.lease.isMine)",
    tests: ['src/platform/jobs/jobs.spec.ts'],
  },
  {
    name: 'what is in memory is served while the database is away',
    file: 'src/platform/cache/response-cache.ts',
    find: '    if (this.versions.isCutOff) return true;\n',
    tests: ['src/platform/cache/response-cache.spec.ts'],
  },
];
