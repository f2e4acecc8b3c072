import { area } from '../../area.ts';
import { imagesPersonal } from './images.personal.ts';
import { imagesRest } from './images.rest.ts';
import { registerImages } from './images.routes.ts';
import { imageCollecting } from './images.worker.ts';

export const imagesArea = area({
  rest: imagesRest,
  addresses: registerImages,
  workers: [imageCollecting],
  personal: imagesPersonal,
});
