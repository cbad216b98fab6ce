import { Injectable, type PipeTransform } from '@nestjs/common';
import { findSection, type SectionName } from '../contract/website/sections';
import { notFound } from '../platform/errors/product-error';

/** Throws 404 if the section in a path is unknown. */
@Injectable()
export class SectionNamePipe implements PipeTransform<string, SectionName> {
  transform(name: string): SectionName {
    if (!findSection(name)) throw notFound();
    return name as SectionName;
  }
}
