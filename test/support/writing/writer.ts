/** Fields of the form. */
export interface Words {
  title: string;
  content: string;
}

/** Fate of a call: answered, lost before arrival, or stored without an answer. */
export const FATES = ['answered', 'lost', 'unanswered'] as const;
export type Fate = (typeof FATES)[number];

/** Result of a call: `theirs` is another person's change of the draft or published text. */
export type Outcome = { is: 'done' } | { is: 'unknown' } | { is: 'conflict'; theirs: Words };

/** An earlier version, or a discarded draft. */
export interface FormerText {
  id: string;
  words: Words;
}

/**
 * Acts as one person who edits one post in one browser. Hides the editor's calls, so that the tests also fit other
 * editors.
 */
export interface Writer {
  readonly words: Words;
  /** Opens the post with the text that this browser has stored. */
  open(): Promise<void>;
  /** Types into the form. The browser stores the text at once. */
  type(words: Words): void;
  /** Sends the typed text to the server, as after a pause. */
  keep(fate?: Fate): Promise<Outcome>;
  /** Closes the tab or browser; stored text remains. */
  cut(): void;
  /** Continues in another browser without stored text. */
  changeBrowser(): void;
  publish(fate?: Fate): Promise<Outcome>;
  /** Publishes over another person's change. */
  keepMine(fate?: Fate): Promise<Outcome>;
  /** Continues with the other person's text. */
  takeTheirs(): Promise<void>;
  versions(): Promise<FormerText[]>;
  restore(id: string, fate?: Fate): Promise<Outcome>;
}
