import { drawingProblem } from '../../../src/uploads/safe-drawing';
import { FULL } from '../../support/full-drawings';

/** For a busy machine; an idle one takes some hundredths of it. */
const MOST_MS = 5_000;
/** `safe-drawing.spec` tests the results. */
describe('logo drawing', () => {
  it.each(FULL)('is read in time when full of %s', (_what, words) => {
    const startedAt = performance.now();
    const style = words.replaceAll('{', ' ');
    drawingProblem(`<svg xmlns="http://www.w3.org/2000/svg"><text>${words}</text><g style="${style}"/></svg>`);
    expect(performance.now() - startedAt).toBeLessThan(MOST_MS);
  });
});
