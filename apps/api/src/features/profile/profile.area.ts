import { defineArea } from '../../define-area.ts';
import { profileMirror } from './profile.mirror.ts';

export const profileArea = defineArea({ mirror: [profileMirror] });
