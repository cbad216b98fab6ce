import { socialLink } from '@contract/social-links';
import { classNames } from '@/lib/class-names';

export function SocialLinks({ addresses, className }: { addresses: readonly string[]; className?: string }) {
  if (addresses.length === 0) return null;
  return (
    <p className={classNames('row stretch', className)}>
      {addresses.map((address) => {
        const { name, mark, isProfile } = socialLink(address);
        return (
          <a className="touch gap-2" key={address} href={address} rel="noopener">
            {isProfile && (
              <svg width={20} height={20} aria-hidden="true" focusable="false">
                <use href={`/art/marks.svg#${mark}`} fill="none" stroke="currentColor" strokeWidth="2.2" />
              </svg>
            )}
            {name}
          </a>
        );
      })}
    </p>
  );
}
