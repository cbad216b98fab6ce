/** What antd expects of a browser and jsdom does not have. */

globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** antd's form tells its watchers in a task of its own; only the one hop is used. */
class OneHopChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}
globalThis.MessageChannel ??= OneHopChannel as unknown as typeof MessageChannel;

// antd measures scroll bars by the style of a pseudo-element, which jsdom refuses with a console error.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
