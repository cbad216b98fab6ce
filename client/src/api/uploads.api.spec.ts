import { ApiError, setTokenSource } from './http';
import { uploadFile } from './uploads.api';

/** Fake `XMLHttpRequest`, limited to what uploads use. The test controls the network. */
class FakeCall {
  static last: FakeCall;
  upload: { onprogress?: (event: object) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  status = 0;
  responseText = '';
  readonly headers = new Map<string, string>();
  readonly open = jest.fn();
  readonly send = jest.fn();
  readonly setRequestHeader = (name: string, value: string) => this.headers.set(name, value);
  readonly getResponseHeader = (name: string) => (name === 'Content-Type' ? 'application/json' : null);

  constructor() {
    FakeCall.last = this;
  }

  abort(): void {
    this.onabort();
  }

  answer(status: number, body: object | null): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

const file = new File(['x'], 'a.png', { type: 'image/png' });
const onProgress = jest.fn();

function start(signal = new AbortController().signal) {
  return uploadFile(file, { onProgress, signal });
}

/** Fake `Response`, which jsdom lacks. */
class FakeResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;

  constructor(
    private readonly body: string,
    init: { status: number; headers: Headers },
  ) {
    this.status = init.status;
    this.headers = init.headers;
    this.ok = init.status < 300;
  }

  async text(): Promise<string> {
    return this.body;
  }
}

beforeEach(() => {
  onProgress.mockReset();
  Object.assign(globalThis, { Response: FakeResponse });
  Object.assign(globalThis, { XMLHttpRequest: FakeCall });
  setTokenSource(() => 'the-token');
});

describe('uploadFile', () => {
  it('posts the field "file" with the token and returns the path', async () => {
    const answer = start();
    const call = FakeCall.last;
    expect(call.open).toHaveBeenCalledWith('POST', '/api/uploads');
    expect(call.headers.get('x-auth-token')).toBe('the-token');
    expect(call.headers.has('Content-Type')).toBe(false);
    const form = call.send.mock.calls[0][0] as FormData;
    expect((form.get('file') as File).name).toBe('a.png');
    call.answer(201, { success: true, filePath: '/uploads/x-1x1.png' });
    await expect(answer).resolves.toEqual({ success: true, filePath: '/uploads/x-1x1.png' });
  });

  it('reports its progress as whole percentages', async () => {
    const answer = start();
    FakeCall.last.upload.onprogress?.({ loaded: 1, total: 3, lengthComputable: true });
    FakeCall.last.upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false });
    FakeCall.last.answer(201, { success: true, filePath: '/uploads/x-1x1.png' });
    await answer;
    expect(onProgress.mock.calls).toEqual([[33]]);
  });

  it('reuses the key after a lost answer and changes it after success', async () => {
    const keyOf = (call: FakeCall) => call.headers.get('Idempotency-Key');
    const lost = start();
    const first = keyOf(FakeCall.last);
    FakeCall.last.onerror();
    await expect(lost).rejects.toMatchObject({ status: 0 });
    const again = start();
    expect(keyOf(FakeCall.last)).toBe(first);
    FakeCall.last.answer(201, { success: true, filePath: '/uploads/x-1x1.png' });
    await again;
    start().catch(() => undefined);
    expect(keyOf(FakeCall.last)).not.toBe(first);
    FakeCall.last.abort();
  });

  it("fails with the server's message", async () => {
    const answer = start();
    FakeCall.last.answer(413, { success: false, statusCode: 413, message: 'The file is larger than 5 MB.' });
    await expect(answer).rejects.toMatchObject({ status: 413, message: 'The file is larger than 5 MB.' });
  });

  it.each<[object | null, object]>([
    [null, { status: 400, message: '' }],
    [{}, { status: 400, message: '' }],
    [{ success: false }, { status: 400, message: '' }],
    [{ success: true }, { status: 400, message: '' }],
    [{ success: false, message: 'No room.' }, { message: 'No room.' }],
  ])('fails when the answer is %j instead of a path', async (body, failure) => {
    const answer = start();
    FakeCall.last.answer(200, body);
    await expect(answer).rejects.toMatchObject(failure);
  });

  it('fails with status 0 without a network', async () => {
    const answer = start();
    FakeCall.last.onerror();
    const error = await answer.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0 });
  });

  it('stops when it is aborted', async () => {
    const abort = new AbortController();
    const answer = start(abort.signal);
    abort.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
