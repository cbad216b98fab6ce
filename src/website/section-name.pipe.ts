import { Injectable, type PipeTransform } from '@nestjs/common';
import { findSection, type SectionName } from '../contract/website/sections';
import { notFound } from '../platform/errors/product-error';

/** Validates the section in a path. Throws 404 if it is unknown. */
@Injectable()
export class SectionNamePipe implements PipeTransform<string, SectionName> {
  transform(name: string): SectionName {
    if (!findSection(name)) throw notFound();
    return name as SectionName;
  }
}
