import { MESSAGES } from '../../contract/errors';

/** The sentence of a success, and where the mail lies when there is no mail server. */
export function withOutboxNote(sentence: string, { savedToOutbox }: { savedToOutbox: boolean }): string {
  return savedToOutbox ? `${sentence} ${MESSAGES.savedToOutbox}` : sentence;
}
