import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import './antd-in-jsdom';
import './labels-in-jsdom';
import './router-in-jsdom';

// Time in milliseconds to wait for an element. It is long, because the machine may be busy.
configure({ asyncUtilTimeout: 60_000 });

// React records a stack trace for each created element until this counter reaches a limit. Tests do not need the stack
// traces, and recording them is slow. The counter is therefore always above the limit.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });

// Adds classes that jsdom lacks and that the router or the code under test needs.
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

// jsdom does not display `wbr` inline by default. Accessible names would therefore get a space at each `wbr`.
const breaks = document.createElement('style');
breaks.textContent = 'wbr { display: inline }';
document.head.append(breaks);

// Clears the browser's storage. Otherwise, text typed in one test would be a draft in the next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.useRealTimers());

// Adds the methods of the dialog element, which jsdom lacks.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
