import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { type ExportRange, rangeProblem } from '../contract/exports';
import { isDay } from '../contract/lusaka-day';

const IsDay = (message: string) =>
  ValidateBy(
    { name: 'isDay', validator: { validate: (day: unknown) => typeof day === 'string' && isDay(day) } },
    { message },
  );

export class ExportQuery implements ExportRange {
  @ApiProperty({ format: 'date', description: 'First day, in the time zone of Lusaka.' })
  @IsDay('from must be a date such as 2026-12-01.')
  from: string;

  @ApiProperty({
    format: 'date',
    description: 'Last day, in the time zone of Lusaka. The period can have at most 366 days.',
  })
  @IsDay('to must be a date such as 2026-12-31.')
  @ValidateBy(
    {
      name: 'isRange',
      validator: { validate: (_, { object } = { object: {} } as never) => !rangeProblem(object as ExportRange) },
    },
    { message: ({ object }) => rangeProblem(object as ExportRange) ?? '' },
  )
  to: string;
}
