import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';

/** Trimmed, without empty entries and repetitions. What is not text is left for the rules to refuse. */
const tidy = ({ value }: TransformFnParams): unknown => {
  if (value === null) return [];
  if (!Array.isArray(value)) return value;
  const entries = value.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry));
  return [...new Set(entries)].filter((entry) => entry !== '');
};

/** Optional list of short texts, such as tags; `null` clears it. `label` names one entry. */
export function TextList(label: string, maxEntries: number, maxLength: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: maxEntries, nullable: true, items: { type: 'string', maxLength } }),
    Transform(tidy),
    IsOptional(),
    IsArray({ message: `${label} must be given as a list.` }),
    ArrayMaxSize(maxEntries, { message: `There may be at most ${maxEntries} entries.` }),
    IsString({ each: true, message: `${label} must be text.` }),
    MaxLength(maxLength, { each: true, message: `${label} must have at most ${maxLength} characters.` }),
  );
}
