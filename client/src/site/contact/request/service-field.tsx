import type { FormField } from '@/site/forms/use-visitor-form';
import { nameOf, type ShownServices } from '@/site/services/services-or';
import { RetryNote } from '@/ui/retry-note';
import { SelectField } from '@/ui/select-field';

type ServiceFieldProps = FormField & { shown: ShownServices };

/** Field for a service, also while services load, if they failed to load, and if there are none. */
export function ServiceField({ shown, ...field }: ServiceFieldProps) {
  const { isLoading, services, retry } = shown;
  const options = services.map((service) => ({ value: nameOf(service), label: service.title }));
  return (
    <div className="stack packed gap-2 shrinks">
      <SelectField
        options={options}
        emptyLabel={emptyLabel(isLoading, services.length)}
        isDisabled={options.length === 0}
        {...field}
      />
      {retry && (
        <RetryNote
          text={`We could not load the current list.${options.length > 0 ? ' These are our usual services.' : ''}`}
          onRetry={retry}
        />
      )}
    </div>
  );
}

function emptyLabel(isLoading: boolean, count: number): string {
  if (isLoading) return 'Loading services...';
  return count === 0 ? 'No services available.' : 'Select a service';
}
