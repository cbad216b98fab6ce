import type { ProjectRequest } from '@contract/project';
import { quotePath } from '@contract/quote-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { copyText } from '../../shared/copy-text';
import { useToast } from '../../shared/feedback/use-toast';
import { useSiteBrand } from '../../shared/site-brand';
import { whatsAppMessageLink } from './contact-links';

export function ClientLink({ request: { _id, phone } }: { request: ProjectRequest }) {
  const site = useRemoteOf(useSiteBrand);
  const [shown, setShown] = useState('');
  const toast = useToast();
  const link = window.location.origin + quotePath(_id);
  const message = site.status === 'ready' ? `${site.value.siteName}: ${link}` : link;
  const copy = async () => {
    if (await copyText(link)) toast.success('Link to the client’s page copied.');
    else setShown(link);
  };
  return (
    <>
      <div className="row stretch gap-3 above-3">
        <Button onClick={() => void copy()}>Copy link</Button>
        <Button href={whatsAppMessageLink(phone, message)} target="_blank" rel="noreferrer">
          WhatsApp
        </Button>
      </div>
      <p role="status" className="breaks">
        {shown}
      </p>
    </>
  );
}
