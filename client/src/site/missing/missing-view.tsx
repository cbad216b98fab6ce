import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '@/ui/button-link';
import { useAskServer } from './use-ask-server';

/** Milliseconds until the list page opens. Visitors need the time to read why the page is missing. */
const REDIRECT_AFTER_MS = 5_000;

interface Props {
  title: string;
  text: string;
  /** Label and URL of the list page that opens after `REDIRECT_AFTER_MS`. */
  back: { label: string; to: string };
}

export function MissingView({ title, text, back }: Props) {
  const navigate = useNavigate();
  useAskServer();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(back.to, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, back.to]);
  return (
    <div className="page-width page-top page-foot stack start gap-5">
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p className="lead chars-52">{text}</p>}
      <ButtonLink to={back.to}>{back.label}</ButtonLink>
      <p className="muted small">We will take you to that page in a moment.</p>
    </div>
  );
}
