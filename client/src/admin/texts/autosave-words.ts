import { lusakaMinute } from '@contract/lusaka-day';
import type { AutosaveStatus } from './editor-state';

/** Autosave status in the bar of an editor. */
export function autosaveWords(status: AutosaveStatus): string {
  switch (status.is) {
    case 'clean':
      return '';
    case 'unsaved':
      return 'Unsaved changes';
    case 'saving':
      return 'Saving draft...';
    case 'saved':
      return `Draft saved ${lusakaMinute(new Date(status.at)).slice('YYYY-MM-DDT'.length)}`;
    case 'on this device':
      return `${navigator.onLine ? '' : 'Offline. '}Draft saved on this device`;
    case 'refused':
      return `Draft not saved: ${status.reason}`;
  }
}
