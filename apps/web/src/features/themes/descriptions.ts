import type { ThemeName } from '@quorbit/contracts/themes/names';

/** A one-line description of each theme's look. */
export const DESCRIPTIONS: Record<ThemeName, string> = {
  Default: "Follows your device's light or dark mode.",
  Light: 'Warm paper and deep ink, day and night.',
  Dark: 'Midnight blue, easy on the eyes.',
  'material-light': 'Clean white with a bold violet.',
  Galaxy: 'Violet nebulas and distant blue stars.',
  'material-dark': 'Plain charcoal with soft pastels.',
  Forest: 'Moss, leaves and late amber light.',
  dracula: 'Purple and pink that come out at night.',
  Sunset: 'Peach skies over a rosy horizon.',
  nord: 'Arctic blues and quiet frost.',
  'solarized-light': 'Soft cream with balanced colors.',
  Neon: 'Electric green in a dark street.',
  'solarized-dark': 'Deep sea green with balanced colors.',
  monokai: 'Lime, sky and raspberry on olive.',
  'one-dark': 'Cool slate with calm blue.',
  'gruvbox-dark': 'Retro gold on warm charcoal.',
  'gruvbox-light': 'Retro ink on old paper.',
  oceanic: 'Muted blues from deep water.',
  synthwave: 'Hot pink and cyan from 1985.',
  'night-owl': 'Deep navy for late hours.',
  'tokyo-night': 'City lights over a blue evening.',
  'ayu-light': 'Bright and airy with a hint of orange.',
  Ocean: 'Clear water, white sand, coral.',
  Lavender: 'Violet fields on a soft morning.',
};
