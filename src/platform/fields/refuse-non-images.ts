import type { FieldError } from '../../contract/errors';
import type { Fields } from '../../contract/fields';
import { isImageAddress, NO_IMAGE } from '../../contract/image-address';
import type { SectionFields } from '../../contract/website/section';
import { invalidFields } from '../errors/product-error';

type Values = Readonly<Record<string, unknown>>;

/** Throws 400 if an image field gets a new value that is no image. An unchanged stored value is accepted. */
export function refuseNonImages(fields: SectionFields, input: Values, stored: Values | null): void {
  const known = new Set(stored ? imagesIn(fields, stored).map(({ address }) => address) : []);
  const wrong = imagesIn(fields, input).filter(({ address }) => !isImageAddress(address) && !known.has(address));
  if (wrong.length > 0) throw invalidFields(wrong.map(({ field }): FieldError => ({ field, message: NO_IMAGE })));
}

/** Finds image URLs and their fields, such as `image`, `first.image` or `items.3.avatar`. */
function imagesIn(fields: SectionFields, values: Values): { field: string; address: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'text') return field.holds === 'image' && value ? [{ field: name, address: String(value) }] : [];
    if (field.kind === 'group') return within(name, field.fields, value);
    if (field.kind !== 'records' || !Array.isArray(value)) return [];
    return value.flatMap((record, place) => within(`${name}.${place}`, field.fields, record));
  });
}

const within = (place: string, fields: Fields, value: unknown) =>
  imagesIn(fields, (value ?? {}) as Values).map(({ field, address }) => ({ field: `${place}.${field}`, address }));
