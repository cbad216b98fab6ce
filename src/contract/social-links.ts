/**
 * Networks by the host of their profiles. The lower-case name is also that of the icon in
 * `client/public/art/marks.svg`.
 */
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
  const known = Object.entries(NETWORKS).find(([host]) => `.${hostname}`.endsWith(`.${host}`))?.[1];
  return {
    name: known ?? hostname.replace(/^www\./, ''),
    mark: known?.toLowerCase() ?? 'link',
    isProfile: !known || pathname !== '/',
  };
}
