import { officeScopes } from '@contract/project-office';
import { REQUEST_FORM_TEXTS } from '@contract/website/request-form';
import type { Website } from '@contract/website/sections';
import { website } from '@/api/website.api';
import { createAdminStore, useReloaded } from '../shared/admin-store';

const useFormSection = createAdminStore(async (_all, signal) => {
  const { requestForm } = (await website.read({}, signal)) as Website;
  return requestForm;
});

/** Returns the owner's labels for the fields of a request. Until they have loaded, returns the default labels. */
export function useRequestTexts() {
  const section = useReloaded(useFormSection);
  const { scopes, teamSizes, facts, quotation } = section.status === 'ready' ? section.value : REQUEST_FORM_TEXTS;
  /** Returns the label that the owner has set for the team, or `defaultLabel` if the owner has set none. */
  const teamLabel = (defaultLabel: string) =>
    quotation.team === REQUEST_FORM_TEXTS.quotation.team ? defaultLabel : quotation.team;
  return { scopes: officeScopes(scopes), teamSizes, facts, quotation, teamLabel };
}
