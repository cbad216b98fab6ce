/** Browser features that antd needs and jsdom lacks. */

globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** Replaces `MessageChannel`, with which antd's form notifies its watchers in a later task. */
class OneHopChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}
globalThis.MessageChannel ??= OneHopChannel as unknown as typeof MessageChannel;

// Drops the second argument. antd passes a pseudo-element to measure scroll bars, and jsdom would log an error.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
