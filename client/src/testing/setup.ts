import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import './antd-in-jsdom';
import './labels-in-jsdom';
import './router-in-jsdom';

// A limit for elements that never appear, not a speed requirement: the machine may be busy.
configure({ asyncUtilTimeout: 60_000 });

// React records a stack trace for each created element until this counter reaches a limit. Recording is slow and no
// test reads the stack traces, so the counter is always beyond the limit.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });

// jsdom lacks these classes, which the router and the code under test need.
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

// jsdom does not display `wbr` inline by default, so accessible names would get a space there.
const breaks = document.createElement('style');
breaks.textContent = 'wbr { display: inline }';
document.head.append(breaks);

// Text typed in one test must not become a draft in the next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has the dialog element but not its methods.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
