import type { ThemeName } from '@quorbit/contracts/themes/names';

/** A theme whose colours are in this file; `Default` and `Dark` are in styles/themes.css. */
export type PaintedTheme = Exclude<ThemeName, 'Default' | 'Dark'>;

export interface Palette {
  scheme: 'light' | 'dark';
  /** The colours base-100, base-200 and base-300 and the colour of the text on them, in hex and separated by spaces. */
  base: string;
  /** The colours primary, secondary, accent, neutral, info, success, warning and error. */
  solid: string;
  /** The colours of the text on the `solid` colours (primary to error), in the same order. */
  content: string;
  /** The colours of the answers A to D, and of the text on them. */
  answer: string;
  /** The colours of the rarities, from common to legendary. */
  rarity: string;
}

/**
 * The themes that are loaded when they're chosen. Where a palette's original colour misses WCAG AA contrast, the
 * nearest tone of its hue that meets it is used; themes.test.ts checks all of them.
 */
export const PALETTES: Record<PaintedTheme, Palette> = {
  Light: {
    scheme: 'light',
    base: 'ffffff eef5fb cfdfec 10243a',
    solid: '0667a8 6d3fc4 f5a800 0f3a5c 0b6aa8 137333 9a5b00 b91f37',
    content: 'ffffff ffffff 241a00 eef5fb ffffff ffffff ffffff ffffff',
    answer: 'c8431f 0f68b0 9a6400 137a4f ffffff',
    rarity: '586474 0f68b0 7d38bf 985000',
  },
  Galaxy: {
    scheme: 'dark',
    base: '1a1438 110c28 372c66 ece8ff',
    solid: 'b794ff 5fd4ff ff7ac6 2c1f63 7cc4ff 5fe0a8 ffc46b ff8a9e',
    content: '0d0f14 0d0f14 0d0f14 ece8ff 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'ff8a7a 7cc4ff ffc46b 5fe0a8 110c28',
    rarity: 'b1adc7 7cc4ff d9a0ff ffc46b',
  },
  Forest: {
    scheme: 'dark',
    base: '18271e 0f1a13 2f4938 e6f1e8',
    solid: '74d394 c9d36a f2a65a 21402e 86c5e8 7ddc9a f0bd62 ff9489',
    content: '0d0f14 0d0f14 0d0f14 e6f1e8 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'ff9489 86c5e8 f0bd62 7ddc9a 0f1a13',
    rarity: 'acb8af 86c5e8 cfa9f2 f0a950',
  },
  Sunset: {
    scheme: 'light',
    base: 'fffaf5 fdeee2 f0d3bf 3d1d24',
    solid: 'ae2d6b 96480b ff8a4c 4a1a3c 315fa4 206d28 955003 b7182d',
    content: 'ffffff ffffff 1b1208 fdeee2 ffffff ffffff ffffff ffffff',
    answer: 'cf4520 3463a8 a85a00 2f7a35 ffffff',
    rarity: '735b5f 3463a8 8b34a8 a44a06',
  },
  Neon: {
    scheme: 'dark',
    base: '0e0e18 07070d 2c2c4a f1f1ff',
    solid: '39ff88 22e0ff ff4fba 1d1140 4cc9ff 39ff88 ffd23f ff6b81',
    content: '0d0f14 0d0f14 0d0f14 f1f1ff 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'ff7a59 4cc9ff ffd23f 39ff88 07070d',
    rarity: 'b1b1be 4cc9ff d28bff ffb02e',
  },
  'material-light': {
    scheme: 'light',
    base: 'ffffff f5f5f5 dcdcdc 212121',
    solid: '6200ee 00796b ff8f00 37474f 0e60bb 1f7025 9f4f05 bb191e',
    content: 'ffffff ffffff 1b1208 f5f5f5 ffffff ffffff ffffff ffffff',
    answer: 'd54010 1565c0 b55a00 2e7d32 ffffff',
    rarity: '5f5f5f 1565c0 8e24aa a14c00',
  },
  'material-dark': {
    scheme: 'dark',
    base: '1e1e1e 121212 383838 ececec',
    solid: 'bb86fc 03dac6 ffb74d 2f2447 64b5f6 81c784 ffb74d ff8a80',
    content: '0d0f14 0d0f14 0d0f14 ececec 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'ff8a65 64b5f6 ffb74d 81c784 121212',
    rarity: 'b2b2b2 64b5f6 ce93d8 ffb74d',
  },
  dracula: {
    scheme: 'dark',
    base: '282a36 21222c 44475a f8f8f2',
    solid: 'bd93f9 8be9fd ff79c6 44376b 8be9fd 50fa7b f1fa8c fe827c',
    content: '0d0f14 0d0f14 0d0f14 f8f8f2 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'ff7b6b 8fb4ff f1fa8c 50fa7b 21222c',
    rarity: 'bebebd 8be9fd d6acff ffb86c',
  },
  nord: {
    scheme: 'dark',
    base: '2e3440 272c36 434c5e eceff4',
    solid: '88c0d0 8fbcbb d08770 3b4863 99bada a3be8c ebcb8b fd98a0',
    content: '0d0f14 0d0f14 0d0f14 eceff4 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'd08770 81a1c1 ebcb8b a3be8c 272c36',
    rarity: 'b7bbc2 81a1c1 b791b0 d8a070',
  },
  'solarized-light': {
    scheme: 'light',
    base: 'fdf6e3 eee8d5 d8d1bc 1f3339',
    solid: '04619a 08756e d9622b 073642 025d94 536005 775903 b0000f',
    content: 'ffffff ffffff 1b1208 eee8d5 ffffff ffffff ffffff ffffff',
    answer: 'cb4b16 087bc1 957001 6d7d02 ffffff',
    rarity: '5d6a69 046caa 5c60b1 ba3e00',
  },
  'solarized-dark': {
    scheme: 'dark',
    base: '073642 002b36 22525f d7e6e6',
    solid: '53b2fc 35a99f e46e39 0d4a5a 62b9fe a4b93b cea131 ff887c',
    content: '0d0f14 0d0f14 0d0f14 d7e6e6 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'e96637 3294dc b58900 859900 002b36',
    rarity: '9db5b8 3f9fe7 8b92e8 f57243',
  },
  monokai: {
    scheme: 'dark',
    base: '2d2e27 272822 4d4c40 f8f8f2',
    solid: 'a6e22e 66d9ef f9478a 3e3d32 66d9ef a6e22e fd971f fe859d',
    content: '0d0f14 0d0f14 0d0f14 f8f8f2 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'ff7a5c 78aeff e6db74 a6e22e 272822',
    rarity: 'bfbfb9 66d9ef ae81ff fd971f',
  },
  'one-dark': {
    scheme: 'dark',
    base: '282c34 21252b 3e4451 dcdfe4',
    solid: '61afef 56b6c2 e5a06a 33405a 62b0f0 98c379 e5c07b fb848c',
    content: '0d0f14 0d0f14 0d0f14 dcdfe4 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'e68a6a 61afef e5c07b 98c379 21252b',
    rarity: 'aaadb3 61afef c678dd d19a66',
  },
  'gruvbox-dark': {
    scheme: 'dark',
    base: '282828 1d2021 504945 efdfb6',
    solid: 'fabd2f 8ec07c fe8019 45403a 8aac9f b8bb26 fabd2f fe7b67',
    content: '0d0f14 0d0f14 0d0f14 efdfb6 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'fb6a4a 83a598 fabd2f b8bb26 1d2021',
    rarity: 'b7ac8e 83a598 d3869b fe8019',
  },
  'gruvbox-light': {
    scheme: 'light',
    base: 'fbf1c7 f2e5bc d5c4a1 2d2927',
    solid: '036476 38714f fe8019 3c3836 066072 5f5b02 825100 9d0006',
    content: 'ffffff ffffff 1b1208 f2e5bc ffffff ffffff ffffff ffffff',
    answer: 'af3a03 076678 a46904 79740e ffffff',
    rarity: '676154 076678 8f3f71 af3a03',
  },
  oceanic: {
    scheme: 'dark',
    base: '1b2b34 14222a 38454e d8dee9',
    solid: '72a5d9 5fb3b3 f99157 26445a 77abdf 99c794 fac863 ff777c',
    content: '0d0f14 0d0f14 0d0f14 d8dee9 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'f28a68 6699cc fac863 99c794 14222a',
    rarity: 'a3acb6 6699cc c594c5 f99157',
  },
  synthwave: {
    scheme: 'dark',
    base: '262335 1d1a2b 463465 f5f2ff',
    solid: 'ff7edb 36f9f6 f97e72 3d2a6b 6ea8ff 72f1b8 fede5d fe737b',
    content: '0d0f14 0d0f14 0d0f14 f5f2ff 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'f97e72 6ea8ff fede5d 72f1b8 1d1a2b',
    rarity: 'bbb8c6 6ea8ff d29bff ffb454',
  },
  'night-owl': {
    scheme: 'dark',
    base: '0b2942 011627 234d6e d9e1ee',
    solid: '82aaff 7fdbca f78c6c 103a63 82aaff 22da6e ecc48d fe706a',
    content: '0d0f14 0d0f14 0d0f14 d9e1ee 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'f78c6c 82aaff ecc48d 22da6e 011627',
    rarity: '9fadbe 82aaff c792ea f2a35e',
  },
  'tokyo-night': {
    scheme: 'dark',
    base: '24283b 1a1b26 414868 d7defd',
    solid: '7aa2f7 7dcfff ff9e64 2f3a66 7dcfff 9ece6a e0af68 fb7a92',
    content: '0d0f14 0d0f14 0d0f14 d7defd 0d0f14 0d0f14 0d0f14 0d0f14',
    answer: 'f78a72 7aa2f7 e0af68 9ece6a 1a1b26',
    rarity: 'a5abc7 7dcfff bb9af7 ff9e64',
  },
  'ayu-light': {
    scheme: 'light',
    base: 'fcfcfc f3f4f5 dcdfe3 34383d',
    solid: '0268a3 037f60 ff9940 2f3a45 02659e 4d6a00 8c5806 b81f2a',
    content: 'ffffff ffffff 1b1208 f3f4f5 ffffff ffffff ffffff ffffff',
    answer: 'cb4d17 057bbf a56803 5e8000 ffffff',
    rarity: '6c6f72 0574b4 865dad ad5901',
  },
  Ocean: {
    scheme: 'light',
    base: 'ffffff eef7fb c8e2ec 0b2a3c',
    solid: '066b99 00796f ff8552 083a56 0e63b0 017041 985400 b81f35',
    content: 'ffffff ffffff 1b1208 eef7fb ffffff ffffff ffffff ffffff',
    answer: 'c9481f 1668b5 a85d00 177a4a ffffff',
    rarity: '4f6673 1668b5 7b3fc4 a04e00',
  },
  Lavender: {
    scheme: 'light',
    base: 'ffffff f6f2fc ded2f1 2b2044',
    solid: '6b46c1 9d2f78 f2994a 3c2a66 385bbc 186e42 9a5106 b61c41',
    content: 'ffffff ffffff 1b1208 f6f2fc ffffff ffffff ffffff ffffff',
    answer: 'c9481f 3b5fc0 a85a0e 24774a ffffff',
    rarity: '665e78 3b5fc0 9030b8 a04e00',
  },
};
