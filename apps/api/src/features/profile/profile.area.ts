import { area } from '../../area.ts';
import { profileMirror } from './profile.mirror.ts';

export const profileArea = area({ mirror: [profileMirror] });
