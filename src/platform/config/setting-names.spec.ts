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

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
    ['ADMINPASSWORD', 'ADMIN_PASSWORD'],
    ['public_url', 'PUBLIC_URL'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['DATADIR', 'DATA_DIR'],
  ])('are said with the one that was meant: %s, %s, in .env and in the environment', (typed, meant) => {
    expect(describeUnknownNames([typed])).toEqual([`.env has ${typed}, which is no setting. ${meant} was meant?`]);
    expect(describeUnknownNames([], [typed])).toEqual([`${typed} is set, which is no setting. ${meant} was meant?`]);
  });

  it('are said alone where they are like none, in .env only', () => {
    expect(describeUnknownNames(['GREETING'])).toEqual(['.env has GREETING, which is no setting and changes nothing.']);
    const usual = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'OLDPWD', 'SHELL', 'TERM', 'USER', 'SHLVL', 'MAIL', 'LOGNAME'];
    expect(describeUnknownNames([], ['GREETING', ...usual])).toEqual([]);
  });

  it('are left alone where others read them', () => {
    expect(describeUnknownNames(['NODE_ENV', 'TZ', 'BIND_ADDRESS'], ['NODE_ENV'])).toEqual([]);
  });
});
