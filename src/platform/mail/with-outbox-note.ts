import { MESSAGES } from '../../contract/errors';

/** The sentence of a success; where there is no mail server, that alone: nothing was sent. */
export function withOutboxNote(sentence: string, { savedToOutbox }: { savedToOutbox: boolean }): string {
  return savedToOutbox ? MESSAGES.savedToOutbox : sentence;
}
