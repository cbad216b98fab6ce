import { Injectable, type PipeTransform } from '@nestjs/common';
import { findSection, type SectionName } from '../contract/website/sections';
import { notFound } from '../platform/errors/product-error';

/** The section that a path names. Errors: 404 there is none of that name. */
@Injectable()
export class SectionNamePipe implements PipeTransform<string, SectionName> {
  transform(name: string): SectionName {
    if (!findSection(name)) throw notFound();
    return name as SectionName;
  }
}
