import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import './antd-in-jsdom';
import './labels-in-jsdom';
import './router-in-jsdom';

// A bound for what never comes, not for speed: the machine may be busy.
configure({ asyncUtilTimeout: 60_000 });

// React notes the stack of each element that is made, up to a number of them: no test reads it, and it takes long.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });

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
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no display of its own for it, and names would be read with a blank there.
const breaks = document.createElement('style');
breaks.textContent = 'wbr { display: inline }';
document.head.append(breaks);

// What one test has typed is no draft for the next one.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom knows the dialog element but not how to open it.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
