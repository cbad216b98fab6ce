import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describeUnknownNames, SETTING_NAMES } from './setting-names';

describe('names that no setting has', () => {
  it('are told from those that .env.example lists, each of which is one', () => {
    const example = readFileSync(resolve(__dirname, '../../../.env.example'), 'utf8');
    expect(Object.keys(parseEnv(example)).sort()).toEqual([...SETTING_NAMES].sort());
    expect(describeUnknownNames(SETTING_NAMES)).toEqual([]);
  });

  it.each(['GREETING', 'SMPT_URL', 'public_url'])('are said where they stand in .env: %s', (name) => {
    expect(describeUnknownNames([name])).toEqual([`.env has ${name}, which is no setting and changes nothing.`]);
  });

  it('are left alone where others read them', () => {
    expect(describeUnknownNames(['NODE_ENV', 'TZ', 'BIND_ADDRESS'])).toEqual([]);
  });
});
