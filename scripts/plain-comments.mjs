// npm run plain: finds comments that docs/words.md does not allow, and exits with 1 if there is one. Arguments name
// folders or files to check. The default is the whole repository.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const MOST_COLUMNS = 120;
const FIRST_WORDS = /^(What|Whoever|That|Of|Such)\b/;
const FILES = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.js', '*.css'];

export function faultsIn(source) {
  const faults = [];
  let isInBlock = false;
  let isBegun = false;
  source.split('\n').forEach((line, index) => {
    const wasInLineComment = isInBlock === 'line';
    const opened = /(?:^|[\s{(])(\/\*\*?|\/\/)(?=\s|$)(.*)$/.exec(line);
    const isContinued = isInBlock === true;
    if (!opened && !isContinued) {
      isInBlock = false;
      return;
    }
    if (line.length > MOST_COLUMNS) faults.push(`${index + 1}: a comment wider than ${MOST_COLUMNS} columns`);
    const words = (isContinued ? line.replace(/^\s*\*?(?!\/)/, '') : opened[2]).replace(/\*\/.*$/, '').trim();
    if (!isContinued) isBegun = wasInLineComment && opened[1] === '//';
    if (words && !isBegun) {
      const first = FIRST_WORDS.exec(words);
      if (first) faults.push(`${index + 1}: a comment that begins with "${first[1]}"`);
      isBegun = true;
    }
    if (isContinued) isInBlock = !line.includes('*/');
    else if (opened[1] === '//') isInBlock = line.trimStart().startsWith('//') ? 'line' : false;
    else isInBlock = !opened[2].includes('*/');
  });
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2);
  const files = execFileSync('git', ['ls-files', '--', ...(named.length > 0 ? named : FILES)], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mts|mjs|cjs|js|css)$/.test(file));
  const faults = files.flatMap((file) => faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`));
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
