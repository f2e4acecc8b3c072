import { defineArea } from '../../define-area.ts';
import { playsPersonal } from './plays.personal.ts';
import { playsRouter } from './plays.router.ts';

export const playsArea = defineArea({ router: playsRouter, personal: playsPersonal });
