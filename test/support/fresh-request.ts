import type { SignedIn, useEachRole } from './accounts';
import type { useMailedApp } from './mailed-app';
import { acceptQuote, postQuote, readQuote, readRequest, sendRequest } from './project';

/** Sends a request before each test. Returns calls about it and its quote. Functions read `id` when they are called. */
export function useFreshRequest(test: ReturnType<typeof useMailedApp>, as: ReturnType<typeof useEachRole>) {
  const request = { id: '' };
  beforeEach(async () => {
    test.mailbox.reset();
    request.id = await sendRequest(test);
    await test.forgetMail();
  });
  return {
    request,
    post: (changes: object = {}, who: SignedIn = as.editor) => postQuote(test, who, request.id, changes),
    quote: () => readQuote(test, as.viewer, request.id),
    status: async () => (await readRequest(test, as.viewer, request.id)).status,
    setStatus: (to: string) =>
      test.http.put(`/api/project/${request.id}`).set(as.editor).send({ status: to }).expect(200),
    accept: () => acceptQuote(test, request.id),
  };
}
