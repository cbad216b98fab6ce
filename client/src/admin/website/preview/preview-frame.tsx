import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { DEVICES, type Device } from './devices';
import { type Fit, fitOf } from './fit';
import { markSection, sectionAt, showSection } from './page-parts';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  device: Device;
  width: number;
  path: string | null;
  /** False if no preview will come, because the server refused the text. */
  isAwaited: boolean;
  title: string;
  section: { name: string; title: string };
  onPick: (name: string) => void;
  onFit: (device: Device, fit: Fit | null) => void;
  onBroken: () => void;
}

/**
 * Shows a page at the width of a device. The previous page stays until the next one has loaded. The next one gets the
 * scroll position of the previous one.
 */
export function PreviewFrame({
  device,
  width,
  path,
  isAwaited,
  title,
  section,
  onPick,
  onFit,
  onBroken,
}: PreviewFrameProps) {
  const [shown, setShown] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const inSight = useRef<string | null>(null);
  const scale = width / DEVICES[device].width;
  const pageAt = (at: string | null) =>
    box.current?.querySelector<HTMLIFrameElement>(`iframe[src="${at}"]`)?.contentDocument ?? null;

  const handleLoad = (at: string) => {
    const page = pageAt(at);
    // If loading has failed, the frame contains an error page of the browser, without `root`.
    if (!page?.getElementById('root')?.firstElementChild) return onBroken();
    page.documentElement.style.cssText = 'cursor: pointer; scrollbar-width: none';
    page.defaultView?.scrollTo(0, pageAt(shown)?.defaultView?.scrollY ?? 0);
    setShown(at);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: callbacks do not change the page
  useEffect(() => {
    const page = pageAt(shown);
    if (!page) return;
    if (inSight.current !== section.name && showSection(page, section.name)) inSight.current = section.name;
    const mark = markSection(page, section.name, section.title, scale);
    const measure = () => {
      mark.put();
      onFit(device, fitOf(page, section.name, DEVICES[device].height));
    };
    const pick = (event: MouseEvent) => {
      const name = sectionAt(page, event);
      if (name && name !== section.name) onPick(name);
    };
    // Measures again when images or fonts that load later move the content.
    const observer = new ResizeObserver(measure);
    observer.observe(page.body);
    page.addEventListener('click', pick);
    return () => {
      observer.disconnect();
      page.removeEventListener('click', pick);
      mark.remove();
    };
  }, [shown, section.name, scale]);

  const paths = [...new Set([shown, path])].filter((at) => at !== null);
  const size = { '--width': `${DEVICES[device].width}px`, '--height': `${DEVICES[device].height}px`, '--scale': scale };
  return (
    <div
      ref={box}
      className={classNames('holds clips on-white lined-strong', styles.frame, styles[device])}
      style={size as CSSProperties}
    >
      {shown === null && isAwaited && <p className="centred full-height muted">Loading preview...</p>}
      {paths.map((at) => (
        <iframe
          key={at}
          src={at}
          title={title}
          className={at === shown ? styles.page : styles.next}
          aria-hidden={at !== shown || undefined}
          onLoad={() => handleLoad(at)}
        />
      ))}
    </div>
  );
}
