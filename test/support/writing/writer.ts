/** Fields of the editor's form. */
export interface Words {
  title: string;
  content: string;
}

/** Possible results of sending a call: it is answered, it does not reach the server, or its answer is lost. */
export const FATES = ['answered', 'lost', 'unanswered'] as const;
export type Fate = (typeof FATES)[number];

/** Result of an action. With a conflict, `theirs` is the text of the other person. */
export type Outcome = { is: 'done' } | { is: 'unknown' } | { is: 'conflict'; theirs: Words };

/** An earlier version, or a discarded draft. */
export interface FormerText {
  id: string;
  words: Words;
}

/**
 * Acts as one person who edits one post in one browser. Tests use only this interface, so they do not depend on the
 * calls that the editor makes.
 */
export interface Writer {
  readonly words: Words;
  /** Opens the post with the text that this browser has stored. */
  open(): Promise<void>;
  /** Types into the form. The browser stores the text at once. */
  type(words: Words): void;
  /** Sends the typed text to the server, as the editor does after a pause in typing. */
  keep(fate?: Fate): Promise<Outcome>;
  /** Closes the tab. The text that the browser has stored remains. */
  cut(): void;
  /** Continues in another browser, which has no stored text. */
  changeBrowser(): void;
  publish(fate?: Fate): Promise<Outcome>;
  /** Solves a conflict: publishes this person's text over the other person's change. */
  keepMine(fate?: Fate): Promise<Outcome>;
  /** Solves a conflict: continues with the other person's text. */
  takeTheirs(): Promise<void>;
  versions(): Promise<FormerText[]>;
  restore(id: string, fate?: Fate): Promise<Outcome>;
}
