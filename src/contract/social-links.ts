/** Networks by the host of their profiles; in lower case, names of icons in `client/public/art/marks.svg`. */
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
  /** Name of the network, or the host of another site. */
  name: string;
  /** Name of the icon; `link` for another site. */
  mark: string;
  /** False for a network's front page, as in the sample, because it is no profile. True for other sites. */
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
