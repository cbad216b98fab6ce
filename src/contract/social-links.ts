/** Names of social networks by host. The name in lower case is the id of an icon in `client/public/art/marks.svg`. */
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
  name: string;
  /** Name of the icon. It is `link` for unknown sites. */
  mark: string;
  /** False for the front page of a known network, because it is no profile. True for all other URLs. */
  isProfile: boolean;
}

export function socialLink(address: string): SocialLink {
  const { hostname, pathname } = new URL(address);
  const network = Object.entries(NETWORKS).find(([host]) => `.${hostname}`.endsWith(`.${host}`))?.[1];
  return {
    name: network ?? hostname.replace(/^www\./, ''),
    mark: network?.toLowerCase() ?? 'link',
    isProfile: !network || pathname !== '/',
  };
}
