/** What tells screens apart: the path, and the request whose page it is. A list's filter, or a dialog over it, is the same screen. */
export const screenOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('request') ?? ''}`.trim();
