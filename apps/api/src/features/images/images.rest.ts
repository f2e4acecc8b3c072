import { storedImage } from '@quorbit/contracts/quizzes/drafts';
import type { RestApi } from '../../rest/route.ts';
import { nameSchema } from '../../rest/view.ts';
import { UPLOAD_FORMATS } from './image-formats.ts';
import { UPLOAD_PATH } from './images.routes.ts';

export const imagesRest: RestApi = {
  tags: { images: 'Pictures of questions.' },
  routes: [],
  uploads: [
    {
      method: 'PUT',
      path: UPLOAD_PATH,
      procedure: 'images.upload',
      contentTypes: UPLOAD_FORMATS.map((format) => `image/${format}`),
      status: 201,
      response: { schema: nameSchema('Image', storedImage) },
      summary: 'Upload a picture',
      description:
        'The body is the picture itself: at most 12 MB and 24 megapixels, and not animated. It is stored as a WebP of at most 1,600 pixels and 200 kB, without anything else that the file says. Put `src` into a question, with an alternative text. A picture that no quiz shows is deleted after a day. `GET /images/{hash}` sends it to whoever may see a quiz that shows it.',
      refusals: ['PREMIUM_REQUIRED', 'CONFLICT'],
      refusalTexts: {
        INVALID: 'the body is no picture that can be stored; the message says what to do',
        CONFLICT: 'you have as many pictures as one may have',
        TOO_LARGE: 'the picture is over 12 MB',
      },
    },
  ],
};
