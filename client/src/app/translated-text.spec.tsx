import { render, screen, waitFor } from '@testing-library/react';
import { keepUpWithTranslation } from './translated-text';

/**
 * Simulates a translating browser. Puts two nested `<font>` elements in place of each text: around a new text if
 * `isReplaced`, otherwise around the original one.
 */
function translate(isReplaced: boolean): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(isReplaced ? text.data.toUpperCase() : text);
  }
}

interface LineProps {
  isLate?: boolean;
  sum?: string;
}

function Line({ isLate, sum }: LineProps) {
  if (!sum) return 'Review requests';
  return (
    <>
      {isLate && <b>1 waits. </b>}
      Open: {sum}
    </>
  );
}
const draw = (props: LineProps) => (
  <p data-testid="line">
    <Line {...props} />
  </p>
);
const line = () => screen.getByTestId('line');

beforeAll(keepUpWithTranslation);

describe.each([
  ['in the place of each text', true],
  ['around each text', false],
])('a page under a translation %s', (_way, isReplaced) => {
  it('removes, inserts and changes texts', async () => {
    const { rerender } = render(draw({}));
    translate(isReplaced);
    await waitFor(() => expect(line().querySelector('font')).not.toBeNull());
    rerender(draw({ sum: 'K900' }));
    expect(line()).toHaveTextContent('Open: K900');
    translate(isReplaced);
    await Promise.resolve();
    rerender(draw({ sum: 'K950', isLate: true }));
    await waitFor(() => expect(line()).toHaveTextContent(/^1 waits\. open: k950$/i));
    rerender(draw({}));
    expect(line()).toHaveTextContent(/^review requests$/i);
  });
});
