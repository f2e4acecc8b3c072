import type { ProfileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import type { ComponentType, ReactNode } from 'react';

/** What a feature puts on the settings screen. The screen frames it, and says what the server refused of these settings. */
export interface SettingRow {
  title: string;
  description?: ReactNode;
  /** What is set here, by its names in the profile. */
  profileFields: readonly (keyof ProfileUpdateArgs)[];
  Control: ComponentType;
}
