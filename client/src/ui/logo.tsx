import { scaledLogo } from '@contract/logo';
import type { VisitorSettings } from '@contract/visitor-settings';
import styles from './logo.module.css';

export type Logos = Pick<VisitorSettings, 'siteName' | 'logo' | 'logoOnDark'>;

export const hasLogo = ({ logo, logoOnDark }: Pick<Logos, 'logo' | 'logoOnDark'>): boolean =>
  (logo || logoOnDark) !== '';

interface LogoProps extends Logos {
  maxWidth: number;
  maxHeight: number;
}

export function Logo({ siteName, logo, logoOnDark, maxWidth, maxHeight }: LogoProps) {
  const ways = [
    [logo, logoOnDark ? styles.onLight : styles.lightPlate],
    [logoOnDark, logo ? styles.onDark : styles.darkPlate],
  ] as const;
  return ways.map(([path, way]) => {
    const scaled = scaledLogo(path, maxWidth, maxHeight);
    return scaled && <img key={way} {...scaled} alt={siteName} className={`firm ${way}`} />;
  });
}
