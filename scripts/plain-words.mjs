// npm run plain: finds user-visible texts with a term that docs/words.md forbids, and exits with 1 if there is one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const WORDS_FILE = 'docs/words.md';

export function retiredTerms(words) {
  const cells = words
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').at(-2));
  return cells.flatMap((cell) => [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, term]) => term));
}

/** Returns texts of at least two words in a TypeScript file, with their line. */
export function textsIn(source, file) {
  const texts = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const add = (node, text) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (/\w\s+\w/.test(text)) texts.push({ line, text: text.replace(/\s+/g, ' ').trim() });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      add(node, [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

export function retiredIn(source, file, terms) {
  const isSaid = new RegExp(`(?<![\\w-])(${terms.join('|')})(?![\\w-])`, 'i');
  return textsIn(source, file).flatMap(({ line, text }) => {
    const [, term] = isSaid.exec(text) ?? [];
    return term ? [`${line}: "${term}" in "${text}"`] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const terms = retiredTerms(readFileSync(WORDS_FILE, 'utf8'));
  const files = execFileSync('git', ['ls-files', 'src', 'client/src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/testing\//.test(file));
  const faults = files.flatMap((file) =>
    retiredIn(readFileSync(file, 'utf8'), file, terms).map((fault) => `${file}:${fault}`),
  );
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
