const CONNECTIONS = 'src/common/http/open-connections.spec.ts';

export const LOAD = [
  {
    name: 'silent connections of one address make room for others',
    file: 'src/common/http/open-connections.ts',
    find: "if (use === 'silent') {",
    replace: "if (use === 'running') {",
    tests: [CONNECTIONS],
  },
  {
    name: 'a connection with a running request is never closed for another one',
    file: 'src/common/http/open-connections.ts',
    find: "return response.writableFinished ? 'idle' : 'running';",
    replace: "return 'idle';",
    tests: [CONNECTIONS],
  },
  {
    name: 'one address has only so many connections that say nothing',
    file: 'src/common/http/open-connections.ts',
    find: 'if (rank < tooMany || isOverdue) this.close(connection);',
    replace: 'if (isOverdue) this.close(connection);',
    tests: [CONNECTIONS],
  },
];
