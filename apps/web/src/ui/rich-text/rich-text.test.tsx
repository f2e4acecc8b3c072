import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

// The app's pages are in standards mode, which this test environment doesn't report.
beforeAll(() => void Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

const show = (text: string) => render(<h2>{<RichText>{text}</RichText>}</h2>).container;

test('a formula is rendered as MathML, which screen readers speak', async () => {
  const box = show('What is $\\frac{1}{2}$?');
  await waitFor(() => expect(box.querySelector('math mfrac')).toBeTruthy());
  expect(box.textContent).toMatch(/^What is .*\?$/);
});

test('invalid TeX is shown as written, and commands that load resources load nothing', async () => {
  const box = show('$\\includegraphics{x.png}$ and $\\frac{1$ and $x$');
  await waitFor(() => expect(box.querySelector('math')).toBeTruthy());
  expect(box.querySelector('img, a, script, [href]')).toBeNull();
  expect(box.textContent).toBe('\\includegraphics{x.png} and \\frac{1 and x');
});

test('code keeps its lines, and tags in it are shown as text', () => {
  const box = show('Say:\n```html\n<b>\n  x\n</b>\n```\nand `<i>`');
  expect([...box.querySelectorAll('code')].map((code) => code.textContent)).toEqual(['<b>\n  x\n</b>', '<i>']);
  expect(box.querySelector('b, i')).toBeNull();
  expect(screen.getByRole('heading').textContent).toContain('Say:');
});
