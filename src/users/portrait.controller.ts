import { Controller, Delete, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { SessionUser } from '../contract/auth';
import { PROFILE_CALLS } from '../contract/calls/profile.calls';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { invalid } from '../platform/errors/product-error';
import { FILE_FIELD, ONE_FILE } from '../uploads/one-file.body';
import { ReceiveFileInterceptor } from '../uploads/receive-file.interceptor';
import { PortraitsService } from './portraits.service';

@Controller('profile/portrait')
export class PortraitController {
  constructor(private readonly portraits: PortraitsService) {}

  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: ONE_FILE })
  @UseInterceptors(ReceiveFileInterceptor, FileInterceptor(FILE_FIELD))
  @Post()
  @Call(PROFILE_CALLS.setPortrait, 'Sets the portrait of the logged-in user.', {
    400: 'No file, or not an image.',
    429: 'Too many uploads at once.',
  })
  set(@CurrentUser() user: SessionUser, @UploadedFile() file?: Express.Multer.File): Promise<SessionUser> {
    if (!file) throw invalid(FILE_FIELD, 'Choose a file.');
    return this.portraits.set(user, file.path);
  }

  @Delete()
  @Call(PROFILE_CALLS.removePortrait, 'Removes the portrait of the logged-in user.')
  remove(@CurrentUser() user: SessionUser): Promise<SessionUser> {
    return this.portraits.remove(user);
  }
}
