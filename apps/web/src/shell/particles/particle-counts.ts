import { isThemeName, type ThemeName } from '@quorbit/contracts/themes/names';

const PARTICLE_COUNTS: Record<Exclude<ThemeName, 'Default'>, number> = {
  Light: 20,
  Dark: 20,
  'material-light': 20,
  Galaxy: 50,
  'material-dark': 20,
  Forest: 32,
  dracula: 28,
  Sunset: 28,
  nord: 36,
  'solarized-light': 20,
  Neon: 44,
  'solarized-dark': 20,
  monokai: 24,
  'one-dark': 24,
  'gruvbox-dark': 24,
  'gruvbox-light': 20,
  oceanic: 34,
  synthwave: 44,
  'night-owl': 40,
  'tokyo-night': 40,
  'ayu-light': 20,
  Ocean: 34,
  Lavender: 30,
};

/** Returns how many particles drift behind the pages of a theme: 20 to 50; 0 for the default theme and unknown ones. */
export const getParticleCount = (theme: string): number =>
  isThemeName(theme) && theme !== 'Default' ? PARTICLE_COUNTS[theme] : 0;
