/** Browser features that antd needs and jsdom lacks. */

globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** Replaces `MessageChannel`, which jsdom lacks. antd's form uses it to notify watchers in a later task. */
class OneHopChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}
globalThis.MessageChannel ??= OneHopChannel as unknown as typeof MessageChannel;

// Drops the second argument, a pseudo-element with which antd measures scroll bars. jsdom would log an error for it.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
