import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const read = (file: string): string => readFileSync(resolve(__dirname, '../..', file), 'utf8');

it('the unit of systemd starts what npm start does', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, command] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(read('docs/operating.md')) ?? [];
  expect(command).toBe(scripts.start);
});
