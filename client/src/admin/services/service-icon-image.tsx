import {
  CodeOutlined,
  EditOutlined,
  FileTextOutlined,
  MobileOutlined,
  RiseOutlined,
  ShareAltOutlined,
} from '@ant-design/icons';
import { type ServiceIcon, toServiceIcon } from '@contract/services';
import type { ComponentType } from 'react';

const IMAGES: Record<ServiceIcon, ComponentType> = {
  'pen-tool': EditOutlined,
  'trending-up': RiseOutlined,
  'file-text': FileTextOutlined,
  share2: ShareAltOutlined,
  smartphone: MobileOutlined,
  code: CodeOutlined,
};

/** Any icon that is not ours is drawn as `code`. */
export function ServiceIconImage({ icon }: { icon: string }) {
  const Image = IMAGES[toServiceIcon(icon)];
  return (
    <span aria-hidden="true">
      <Image />
    </span>
  );
}
