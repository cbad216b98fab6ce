import {
  DEFAULT_PROJECT_SCOPE,
  DEFAULT_TEAM_SIZE,
  DEFAULT_TIMEFRAME,
  PROJECT_SCOPES,
  type ProjectRequestInput,
  TEAM_SIZES,
  TIMEFRAMES,
} from '@contract/project';

/** Texts of the quote form; a draft may hold options of an older version. */
export type QuoteFormValues = {
  name: string;
  email: string;
  phone: string;
  serviceId: string;
  projectScope: string;
  teamSize: string;
  timeframe: string;
  description: string;
};

/** The body of the call: unknown options become the defaults. */
export function toProjectRequest(values: QuoteFormValues, serviceId: string): ProjectRequestInput {
  const { name, email, phone, description } = values;
  return {
    name,
    email,
    phone,
    serviceId,
    projectScope: PROJECT_SCOPES.find((scope) => scope === values.projectScope) ?? DEFAULT_PROJECT_SCOPE,
    teamSize: TEAM_SIZES.find((size) => size === values.teamSize) ?? DEFAULT_TEAM_SIZE,
    timeframe: TIMEFRAMES.find((timeframe) => timeframe === values.timeframe) ?? DEFAULT_TIMEFRAME,
    description,
  };
}
