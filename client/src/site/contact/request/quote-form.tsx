import { BUILT_IN_TITLES } from '@contract/built-in-titles';
import { REQUEST_QUOTE } from '@contract/calls/request-quote';
import type { ChoiceField } from '@contract/fields';
import { PROJECT_CHOICES, PROJECT_FIELDS, PROJECT_TEXTS, type ProjectRequestInput } from '@contract/project';
import { caller } from '@/api/caller';
import { ApiError } from '@/api/http';
import { failureText } from '@/site/forms/failure-text';
import { type TextsOf, useVisitorForm } from '@/site/forms/use-visitor-form';
import { VisitorForm } from '@/site/forms/visitor-form';
import { rememberSender } from '@/site/quotes/state/sent-requests';
import { findService, nameOf, useServicesOr } from '@/site/services/services-or';
import { showToast } from '@/stores/toasts';
import { useFixedSection } from '@/stores/website-store';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { ServiceField } from './service-field';

const requestQuote = caller(REQUEST_QUOTE);

const BUILT_IN = Object.entries(BUILT_IN_TITLES).map(([slug, title]) => ({ id: slug, slug, title }));

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Returns the body of the call. An option of a draft that no longer exists becomes the default option. */
function toProjectRequest(values: TextsOf<typeof PROJECT_FIELDS>): ProjectRequestInput {
  const choices = Object.entries<ChoiceField>(PROJECT_CHOICES).map(([name, field]) => {
    const chosen = values[name as keyof typeof PROJECT_CHOICES];
    return [name, Object.keys(field.labels).includes(chosen) ? chosen : field.default];
  });
  return { ...values, ...Object.fromEntries(choices) };
}

export interface QuoteFormProps {
  /** Id or slug of the service in the URL, or empty. */
  service: string;
  onSending: () => void;
  onSubmitted: (requestId: string) => void;
}

/** Request form. It can be sent only after a service was selected. */
export function QuoteForm({ service, onSending, onSubmitted }: QuoteFormProps) {
  const shown = useServicesOr(BUILT_IN);
  const section = useFixedSection('requestForm');
  const { labels } = section;
  const linked = findService(shown.services, service);
  const form = useVisitorForm(
    {
      name: 'quote',
      form: 'request',
      fields: { ...PROJECT_FIELDS, description: { ...PROJECT_FIELDS.description, ask: section.missing } },
      begin: { serviceId: linked ? nameOf(linked) : '' },
      prefill: service ? { serviceId: service } : undefined,
    },
    {
      send: async (values, key) => {
        onSending();
        const answer = await requestQuote(toProjectRequest(values), key);
        if (typeof answer.requestId !== 'string') throw new ApiError(0, '');
        return answer;
      },
      onSent: ({ requestId, message, msg }, sent) => {
        rememberSender(requestId, { email: sent.email, name: sent.name });
        showToast('success', message || msg || section.submitted);
        onSubmitted(requestId);
      },
      onFailed: (error) => {
        showToast('error', failureText(error, { failed: PROJECT_TEXTS.failed, exception: PROJECT_TEXTS.failed }));
      },
    },
  );
  const chosen = findService(shown.services, form.values.serviceId);
  const missing = shown.services.length > 0 ? 'Choose a service to send your request.' : 'Send us a message instead.';
  return (
    <VisitorForm
      form={form}
      label="Request a Quote"
      consent="project"
      besidePhone={<ServiceField shown={shown} {...form.field('serviceId')} value={chosen ? nameOf(chosen) : ''} />}
      submitText="Submit Request"
      sendingText="Submitting..."
      missing={chosen || shown.isLoading ? undefined : missing}
      isBlocked={!chosen}
    >
      <TextField autoComplete="organization" {...form.field('organisation')} />
      <TextField autoComplete="off" {...form.field('tpin')} />
      <SelectField options={optionsOf(section.scopes)} {...form.field('projectScope')} label={labels.projectScope} />
      <div className="stack two-600 gap-6">
        <SelectField options={optionsOf(section.teamSizes)} {...form.field('teamSize')} label={labels.teamSize} />
        <SelectField options={optionsOf(PROJECT_FIELDS.timeframe.labels)} {...form.field('timeframe')} />
      </div>
      <TextAreaField rows={6} {...form.field('description')} label={labels.description} hint={section.description} />
    </VisitorForm>
  );
}
