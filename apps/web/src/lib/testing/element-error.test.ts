import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

test('a query that finds nothing, or too much, throws an error that shows the document', () => {
  document.body.innerHTML = '<p>Here</p><p>Here</p>';
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
  for (const [search, reason] of [
    [() => screen.getByText('There'), /^Unable to find an element with the text: There.*<p>.*Here/s],
    [() => screen.getByText('Here'), /^Found multiple elements with the text: Here.*<p>.*Here/s],
  ] as const)
    expect(search).toThrow(reason);
});
