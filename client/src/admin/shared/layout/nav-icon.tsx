const PATHS = {
  dashboard: 'M3 3h8v10H3zM13 3h8v6h-8zM13 11h8v10h-8zM3 15h8v6H3z',
  website: 'M3 4h18v16H3zM3 9h18M7 13h5M7 16h8',
  pages: 'M5 3h10l4 4v14H5zM15 3v5h4M8 12h8M8 16h6',
  team: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7zM16 4a4 4 0 0 1 0 7M18 14c3 1 4 4 4 7',
  services: 'M12 2l10 10-10 10L2 12zM12 8l4 4-4 4-4-4z',
  quotes: 'M6 2h12v20l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  blog: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  media: 'M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M15 8.5h1',
  contacts: 'M3 5h18v14H3zM3 6l9 8 9-8',
  newsletter: 'M4 4h13v16H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-3 2M7 8h7M7 12h7M7 16h4',
  users: 'M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM3 22c0-5 4-8 9-8s9 3 9 8z',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M10 14v6',
  redirects: 'M4 4v9h15M15 8l5 5-5 5M4 20h7',
  audit: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  privacy: 'M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5zM9 12l2 2 4-4',
  exit: 'M14 3h7v7M21 3L11 13M18 14v7H3V6h7',
  logout: 'M14 4h6v16h-6M3 12h11M10 8l4 4-4 4',
  more: 'M4 6h16M4 12h16M4 18h16',
  views: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
} as const;

export type NavIconName = keyof typeof PATHS;

/** Icon of 18 px. Screen readers skip it, because text is always beside it. */
export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.125rem"
      height="1.125rem"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
