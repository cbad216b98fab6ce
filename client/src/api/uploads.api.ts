import type { SessionUser } from '@contract/auth';
import { MEDIA_CALLS } from '@contract/calls/media.calls';
import { PROFILE_CALLS } from '@contract/calls/profile.calls';
import { UPLOAD_CALLS } from '@contract/calls/uploads.calls';
import type { MediaFile } from '@contract/media';
import type { UploadAnswer } from '@contract/uploads';
import { caller } from './caller';
import { ApiError, messageOf } from './http';
import { newKey } from './idempotency';

export interface UploadOptions {
  /** Called with the sent percentage of the file, a whole number from 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Idempotency keys by file. With its key, a file that is sent again after a lost answer is stored only once. */
const keys = new WeakMap<File, string>();

export async function uploadFile(file: File, { onProgress, signal }: UploadOptions): Promise<UploadAnswer> {
  const key = keys.get(file) ?? newKey();
  keys.set(file, key);
  const send = caller(UPLOAD_CALLS.create, { transport: withProgress(onProgress) });
  const answer = await send(formOf(file), key, signal);
  if (!answer.success || !answer.filePath) throw new ApiError(400, messageOf(answer));
  keys.delete(file);
  return answer;
}

export const replaceImage = (id: string, file: File, { onProgress, signal }: UploadOptions): Promise<MediaFile> =>
  caller(MEDIA_CALLS.replace, { transport: withProgress(onProgress) })(id, formOf(file), signal);

export const sendPortrait = (file: File, { onProgress, signal }: UploadOptions): Promise<SessionUser> =>
  caller(PROFILE_CALLS.setPortrait, { transport: withProgress(onProgress) })(formOf(file), signal);

export async function fetchStoredFile({ path, name }: Pick<MediaFile, 'path' | 'name'>): Promise<File> {
  const answer = await fetch(path, {}).catch(() => null);
  if (!answer?.ok) throw new ApiError(answer?.status ?? 0, '');
  const bytes = await answer.blob();
  return new File([bytes], name, { type: bytes.type });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

const withProgress = (onProgress: UploadOptions['onProgress']) => (url: string, init: RequestInit) =>
  sendWithProgress(url, init, onProgress);

/** Sends by `XMLHttpRequest`, because `fetch` reports no upload progress. */
function sendWithProgress(url: string, init: RequestInit, onProgress: (percent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(init.method ?? 'POST', url);
    for (const [name, value] of Object.entries(init.headers ?? {})) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    call.onload = () => resolve(toResponse(call));
    call.onerror = () => reject(new TypeError('No answer'));
    call.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    init.signal?.addEventListener('abort', () => call.abort());
    call.send(init.body as FormData);
  });
}

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = call.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(call.responseText, { status: call.status, headers });
}
