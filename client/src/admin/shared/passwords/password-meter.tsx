import { PASSWORD_STRENGTHS } from '@contract/users';
import { useEffect, useState } from 'react';
import styles from './password-meter.module.css';
import { loadCommonPasswords, passwordStrength } from './password-strength';

export function PasswordMeter({ password }: { password: string }) {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const isTyped = password !== '';
  useEffect(() => {
    // If the list of common passwords fails to load, the server still refuses them.
    if (isTyped) loadCommonPasswords().then(setCommon, () => setCommon(new Set()));
  }, [isTyped]);
  if (!isTyped || !common) return null;
  const strength = passwordStrength(password, common);
  const level = PASSWORD_STRENGTHS.indexOf(strength);
  return (
    <p className={`line gap-3 muted ${styles.meter}`} aria-live="polite">
      <span className={`stack gap-1 ${styles.bars}`} aria-hidden="true">
        {PASSWORD_STRENGTHS.slice(1).map((step, index) => (
          <span key={step} className={index < level ? styles.full : styles.bar} />
        ))}
      </span>
      <span className="visually-hidden">Password strength: </span>
      {strength}
    </p>
  );
}
