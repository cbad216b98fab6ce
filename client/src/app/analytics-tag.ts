const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

type Tagged = Window & { dataLayer?: IArguments[] };

/** Sends a command to the analytics script. The script ignores a plain array, so this pushes the `arguments` object. */
function tag(..._command: unknown[]): void {
  const queue = window as Tagged;
  queue.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the provider recognises commands by this type
  queue.dataLayer.push(arguments);
}

function load(analyticsId: string): void {
  if (document.querySelector(`script[src^="${SCRIPT}"]`)) return;
  tag('js', new Date());
  // Automatic page views would send the query of the URL, which may contain the id of a request.
  tag('config', analyticsId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(analyticsId)}`;
  document.head.append(script);
}

export function reportPage(analyticsId: string, pathname: string, title: string): void {
  load(analyticsId);
  tag('event', 'page_view', { page_location: window.location.origin + pathname, page_title: title });
}
