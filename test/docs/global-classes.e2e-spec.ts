import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const SOURCES = resolve(__dirname, '../../client/src');

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** Returns all class names that occur in the style sheets. */
const classesIn = (files: string[]): Set<string> =>
  new Set(
    files.flatMap((file) => {
      const rules = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map((hit) => hit[1]);
    }),
  );

/** Returns the class names in an expression. Leaves out strings that are compared, and names of properties. */
function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return node.text.split(/\s+/).filter(Boolean);
  }
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(wordsIn);
  if (ts.isElementAccessExpression(node)) return [];
  if (ts.isCallExpression(node))
    return node.expression.getText() === 'classNames' ? node.arguments.flatMap(wordsIn) : [];
  const words: string[] = [];
  node.forEachChild((child) => void words.push(...wordsIn(child)));
  return words;
}

function namedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    // Skips attributes such as `aria-describedby`, whose values are lists of ids and no class names.
    if (ts.isJsxAttribute(node) && /^aria-/.test(node.name.getText())) return;
    if (ts.isJsxAttribute(node) && /[cC]lassName$/.test(node.name.getText())) {
      if (node.initializer) named.push(...wordsIn(node.initializer));
    } else if (ts.isCallExpression(node) && node.expression.getText() === 'classNames') named.push(...wordsIn(node));
    else node.forEachChild(visit);
  };
  visit(source);
  return named;
}

const components = filesOf(SOURCES, /(?<!\.spec)\.tsx$/).map((file) => ({ file, names: namedIn(file) }));

it('defines each global class that a component names', () => {
  const globalClasses = classesIn(filesOf(SOURCES, /(?<!\.module)\.css$/));
  const unknown = components.flatMap(({ file, names }) =>
    names.filter((name) => !globalClasses.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it.each(['layout.css', 'looks.css', 'office.css'])('uses each class of %s in a component', (file) => {
  const named = new Set(components.flatMap(({ names }) => names));
  const words = classesIn([join(SOURCES, 'styles', file)]);
  expect(words.size).toBeGreaterThan(10);
  expect([...words].filter((name) => !named.has(name))).toEqual([]);
});

it('uses each module class in a component that imports it', () => {
  const named = new Map<string, string>();
  for (const file of filesOf(SOURCES, /(?<!\.spec)\.tsx?$/)) {
    const text = readFileSync(file, 'utf8');
    for (const [, local, path] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.startsWith('@/') ? join(SOURCES, path.slice(2)) : join(dirname(file), path);
      const uses = text.match(new RegExp(`\\b${local}(\\.\\w+|\\[)`, 'g')) ?? [];
      named.set(sheet, [named.get(sheet) ?? '', ...uses].join(' '));
    }
  }
  const unused = filesOf(SOURCES, /\.module\.css$/).flatMap((sheet) => {
    const names = named.get(sheet) ?? '';
    // Skips style sheets whose classes the code selects by an expression, because the expression may select any class.
    if (names.includes('[')) return [];
    const css = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\((?:[^()]|\([^()]*\))*\)/g, '');
    const classes = [...css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name);
    return classes.filter((name) => !new RegExp(`\\.${name}\\b`).test(names)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

it('sets each custom property that a style sheet reads', () => {
  const read = (ending: RegExp) =>
    filesOf(SOURCES, ending)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  const [sheets, components] = [read(/\.css$/), read(/\.tsx$/)];
  const set = [...sheets.matchAll(/^\s*(--[\w-]+):/gm), ...components.matchAll(/'(--[\w-]+)'/g)].map(
    ([, name]) => name,
  );
  const unset = [...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name).filter((name) => !set.includes(name));
  expect(unset).toEqual([]);
});

it('uses no pixel media query in the back office', () => {
  const sheets = ['admin', 'app', 'styles'].flatMap((folder) => filesOf(join(SOURCES, folder), /\.(css|tsx?)$/));
  const inPixels = sheets.filter((file) => /\((min|max)-width: *[\d.]+px\)/.test(readFileSync(file, 'utf8')));
  expect(inPixels).toEqual([]);
});
