// `node scripts/icons.mjs`: redraws the app's icons from apps/web/public/icon.svg. Run it after that file has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser, HOW_TO_GET_ONE } from './lib/browser.mjs';
import { failClearly } from './lib/fail.mjs';
import { ROOT } from './lib/paths.mjs';

const { chromium } = createRequire(join(ROOT, 'apps/web/package.json'))('playwright-core');
const PUBLIC = join(ROOT, 'apps/web/public');

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const [, colour] = /<rect[^>]*fill="(#[0-9a-f]+)"/.exec(svg);
/**
 * The style of icons that systems crop to their own shape: the colour fills the whole square, and the mark stays in the
 * middle 80 %.
 */
const FULL = { background: colour, scale: 0.8 };
const ROUND = { background: 'transparent', scale: 1 };
const ICONS = [
  { file: 'icons/icon-192.png', size: 192, ...ROUND },
  { file: 'icons/icon-512.png', size: 512, ...ROUND },
  { file: 'icons/maskable-192.png', size: 192, ...FULL },
  { file: 'icons/maskable-512.png', size: 512, ...FULL },
  { file: 'apple-touch-icon.png', size: 180, ...FULL },
];

try {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error(`No Chromium was found. ${HOW_TO_GET_ONE}`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  for (const icon of ICONS) writeFileSync(join(PUBLIC, icon.file), await draw(browser, icon));
  await browser.close();
} catch (error) {
  failClearly(error);
}

async function draw(browser, { size, background, scale }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${background};display:grid;place-items:center}svg{width:${size * scale}px;display:block}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
