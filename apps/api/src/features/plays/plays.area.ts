import { area } from '../../area.ts';
import { playsPersonal } from './plays.personal.ts';
import { playsRouter } from './plays.router.ts';

export const playsArea = area({ router: playsRouter, personal: playsPersonal });
