import { defineArea } from '../../area.ts';
import { profileMirror } from './profile.mirror.ts';

export const profileArea = defineArea({ mirror: [profileMirror] });
