import { ApiError, answerOf, NO_CONNECTION, type RequestOptions, refuse } from './http';

export async function requestFile(path: string, options: RequestOptions = {}): Promise<{ name: string; bytes: Blob }> {
  const response = await answerOf(path, options);
  if (!response.ok) await refuse(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  if (name === undefined) throw new ApiError(0, NO_CONNECTION);
  try {
    return { name, bytes: await response.blob() };
  } catch {
    throw new ApiError(0, NO_CONNECTION);
  }
}
