/** Networks by the hosts of their profiles: what they are called, and the name of their icon in `client/public/art/marks.svg`. */
const NETWORKS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  't.me': 'Telegram',
  'tiktok.com': 'TikTok',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

export interface SocialLink {
  /** Of the network, or the host of any other site. */
  name: string;
  /** Its mark's; `link` for any other site. */
  mark: string;
  /** False of a network's front page, as in the sample: it is nobody's. Any other site is somebody's. */
  isProfile: boolean;
}

export function socialLink(address: string): SocialLink {
  const { hostname, pathname } = new URL(address);
  const known = Object.entries(NETWORKS).find(([host]) => `.${hostname}`.endsWith(`.${host}`))?.[1];
  return {
    name: known ?? hostname.replace(/^www\./, ''),
    mark: known?.toLowerCase() ?? 'link',
    isProfile: !known || pathname !== '/',
  };
}
