import { UPLOAD_CALLS } from '@contract/calls/uploads';
import type { UploadAnswer } from '@contract/uploads';
import { caller } from './caller';

interface UploadOptions {
  /** Called with whole per cents, 0 to 100, of what has left the browser. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

export function uploadFile(file: File, { onProgress, signal }: UploadOptions): Promise<UploadAnswer> {
  const form = new FormData();
  form.append('file', file);
  const transport = (url: string, init: RequestInit) => sendWithProgress(url, init, onProgress);
  return caller(UPLOAD_CALLS.create, { transport })(form, signal);
}

/** `fetch` reports no progress of what it sends: this is the older call behind its face. */
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
