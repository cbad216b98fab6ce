import { LIMITS } from '@contract/limits';
import {
  DEFAULT_PROJECT_SCOPE,
  DEFAULT_TEAM_SIZE,
  DEFAULT_TIMEFRAME,
  PROJECT_SCOPE_LABELS,
  PROJECT_SCOPES,
  PROJECT_TEXTS,
  TEAM_SIZE_LABELS,
  TEAM_SIZES,
  TIMEFRAME_LABELS,
  TIMEFRAMES,
} from '@contract/project';
import { requestQuote } from '@/api/project';
import { atMost, email, phone, required } from '@/site/forms/checks';
import { ConsentNote } from '@/site/forms/consent-note';
import { failureText } from '@/site/forms/failure-text';
import styles from '@/site/forms/form.module.css';
import { SendNote } from '@/site/forms/send-note';
import { useForm } from '@/site/forms/use-form';
import { findService, useServices } from '@/site/services/use-services';
import { showToast } from '@/stores/toasts';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { type QuoteFormValues, toProjectRequest } from './project-request';
import { rememberSender } from './sent-requests';
import { ServiceField } from './service-field';

const EMPTY: QuoteFormValues = {
  name: '',
  email: '',
  phone: '',
  serviceId: '',
  projectScope: DEFAULT_PROJECT_SCOPE,
  teamSize: DEFAULT_TEAM_SIZE,
  timeframe: DEFAULT_TIMEFRAME,
  description: '',
};

const CHECKS = {
  name: [required('Please enter your name.'), atMost(LIMITS.name)],
  email: [required('Please enter your e-mail address.'), email, atMost(LIMITS.email)],
  phone: [phone, atMost(LIMITS.phone)],
  description: [required('Please describe your project.'), atMost(LIMITS.description)],
};

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const SCOPES = optionsOf(PROJECT_SCOPES, PROJECT_SCOPE_LABELS);
const SIZES = optionsOf(TEAM_SIZES, TEAM_SIZE_LABELS);
const FRAMES = optionsOf(TIMEFRAMES, TIMEFRAME_LABELS);

interface QuoteFormProps {
  /** Id or slug of the service that the address asks for, or empty. */
  service: string;
  onSubmitted: (requestId: string) => void;
}

/** The request for a quote. Stays closed until a service is chosen. */
export function QuoteForm({ service, onSubmitted }: QuoteFormProps) {
  const shown = useServices();
  const form = useForm({
    name: 'quote',
    initial: EMPTY,
    prefill: service ? { serviceId: service } : undefined,
    checks: CHECKS,
    send: (values, key) => {
      const chosen = findService(shown.services, values.serviceId);
      return requestQuote(toProjectRequest(values, chosen?.id ?? values.serviceId), key);
    },
    onSent: ({ requestId, message, msg }, sent) => {
      rememberSender(requestId, { email: sent.email, name: sent.name });
      showToast('success', message || msg || PROJECT_TEXTS.submitted);
      onSubmitted(requestId);
    },
    onFailed: (error) =>
      showToast('error', failureText(error, { failed: PROJECT_TEXTS.failed, exception: PROJECT_TEXTS.failed })),
  });
  const chosen = findService(shown.services, form.values.serviceId);
  return (
    <form
      ref={form.ref}
      name={form.name}
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      aria-label="Request a Quote"
    >
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="name" maxLength={LIMITS.name} {...form.field('name')} />
        <TextField label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} {...form.field('email')} />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          isOptional
          {...form.field('phone')}
        />
        <ServiceField shown={shown} {...form.field('serviceId')} value={chosen?.id ?? ''} />
      </div>
      <SelectField label="Project Scope" options={SCOPES} {...form.field('projectScope')} />
      <div className={styles.pair}>
        <SelectField label="Team Size" options={SIZES} {...form.field('teamSize')} />
        <SelectField label="Timeframe" options={FRAMES} {...form.field('timeframe')} />
      </div>
      <TextAreaField
        label="Project Description"
        hint="What should it do, for whom, and what do you use today?"
        rows={6}
        limit={LIMITS.description}
        {...form.field('description')}
      />
      <ConsentNote form="project" />
      <div className={styles.send}>
        <SendNote state={form.state} refusal={form.refusal} />
        {form.isReady && !chosen && !shown.isLoading && <p className={styles.missing}>Choose a service to submit.</p>}
        <Button type="submit" disabled={!form.isReady || form.isSending || !chosen}>
          {form.isSending ? 'Submitting...' : 'Submit Request'}
        </Button>
      </div>
    </form>
  );
}
