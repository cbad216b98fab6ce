import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describeUnknownNames, SETTING_NAMES } from './setting-names';

describe('unknown setting names', () => {
  it('are none of the names in .env.example', () => {
    const example = readFileSync(resolve(__dirname, '../../../.env.example'), 'utf8');
    expect(Object.keys(parseEnv(example)).sort()).toEqual([...SETTING_NAMES].sort());
    expect(describeUnknownNames(SETTING_NAMES)).toEqual([]);
  });

  it.each(['GREETING', 'SMPT_URL', 'public_url'])('are reported with their name: %s', (name) => {
    expect(describeUnknownNames([name])).toEqual([`.env has ${name}, which is not a setting and has no effect.`]);
  });

  it('exclude variables of other programs', () => {
    expect(describeUnknownNames(['NODE_ENV', 'TZ', 'BIND_ADDRESS'])).toEqual([]);
  });
});
