import '@testing-library/jest-dom';

// jsdom has none of these; the router and the code under test expect a browser.
type Encoding = Pick<typeof globalThis, 'TextEncoder' | 'TextDecoder'>;
const { TextEncoder, TextDecoder } = jest.requireActual<Encoding>('node:util');
Object.assign(globalThis, { TextEncoder, TextDecoder });

if (typeof window.matchMedia !== 'function') {
  window.matchMedia = (query: string): MediaQueryList => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

window.scrollTo = () => undefined;
