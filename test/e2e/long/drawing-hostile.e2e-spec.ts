import { drawingProblem } from '../../../src/uploads/safe-drawing';

/** On a busy machine; on an idle one each takes some hundredths of that. */
const MOST_MS = 5_000;
/** As large as a drawing may be. */
const filled = (text: string) => text.repeat(Math.floor(98_000 / text.length));

/** `safe-drawing.spec` says what becomes of each. */
describe('a drawing that is to stand on every page', () => {
  it.each([
    ['words', filled('a')],
    ['spaces', filled(' ')],
    ['names of properties', filled('a:')],
    ['dashes in the name of a property', `${filled('fill-')}!:`],
    ['the beginnings of comments', filled('/*')],
    ['the beginnings of blocks', filled('a{')],
    ['the beginnings of references', `a{b:${filled('url(')}`],
    ['properties and references that are none', `a{${filled('a:url(')}}`],
  ])('is read in time when it is full of %s', (_what, words) => {
    const startedAt = performance.now();
    const style = words.replaceAll('{', ' ');
    drawingProblem(`<svg xmlns="http://www.w3.org/2000/svg"><text>${words}</text><g style="${style}"/></svg>`);
    expect(performance.now() - startedAt).toBeLessThan(MOST_MS);
  });
});
