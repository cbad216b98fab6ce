/** The words of a text, as its form has them. */
export interface Words {
  title: string;
  content: string;
}

/** Fate of a call: it is answered, it never arrives, or it arrives and its answer does not. */
export const FATES = ['answered', 'lost', 'unanswered'] as const;
export type Fate = (typeof FATES)[number];

/** Result of a call: `theirs` is what another person wrote in the meantime, in the draft or in the published text. */
export type Outcome = { is: 'done' } | { is: 'unknown' } | { is: 'conflict'; theirs: Words };

/** An earlier text of the record, or a draft that was not published. */
export interface FormerText {
  id: string;
  words: Words;
}

/**
 * One person who edits one post in one browser. It hides the calls behind the editor, so that the same tests hold for
 * other calls.
 */
export interface Writer {
  /** Text in the form. */
  readonly words: Words;
  /** Opens the post, with what this browser has stored of it. */
  open(): Promise<void>;
  /** Types into the form. The browser stores it at once. */
  type(words: Words): void;
  /** Sends to the server what was typed, as happens after a pause. */
  keep(fate?: Fate): Promise<Outcome>;
  /** The tab is gone, or its browser; what the browser has stored is left. */
  cut(): void;
  /** Goes on in another browser, which has stored nothing. */
  changeBrowser(): void;
  publish(fate?: Fate): Promise<Outcome>;
  /** Publishes over what another person wrote in the meantime. */
  keepMine(fate?: Fate): Promise<Outcome>;
  /** Goes on with what the other person wrote. */
  takeTheirs(): Promise<void>;
  versions(): Promise<FormerText[]>;
  restore(id: string, fate?: Fate): Promise<Outcome>;
}
