import { defineArea } from '../../define-area.ts';
import { imagesPersonal } from './images.personal.ts';
import { imagesRest } from './images.rest.ts';
import { registerImages } from './images.routes.ts';
import { imagePruning } from './images.worker.ts';

export const imagesArea = defineArea({
  rest: imagesRest,
  httpRoutes: registerImages,
  workers: [imagePruning],
  personal: imagesPersonal,
});
