/** Browser features that antd needs and jsdom lacks. */

globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** antd's form notifies its watchers in a separate task, which needs only this port. */
class OneHopChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}
globalThis.MessageChannel ??= OneHopChannel as unknown as typeof MessageChannel;

// antd measures scroll bars by a pseudo-element's style, which makes jsdom log an error.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
