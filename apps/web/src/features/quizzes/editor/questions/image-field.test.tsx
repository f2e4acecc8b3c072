import 'fake-indexeddb/auto';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signIn } from '#lib/testing/people.ts';
import type { EditedImage } from '../edited-quiz.ts';
import { ImageField } from './image-field.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const HASH = 'a'.repeat(64);
const STORED = { hash: HASH, src: `/images/${HASH}`, width: 4, height: 3, bytes: 12 };

function Field() {
  const [image, setImage] = useState<EditedImage | null>(null);
  return <ImageField image={image} onChange={setImage} error={undefined} altError={undefined} />;
}

const pick = (type: string) =>
  fireEvent.change(screen.getByLabelText('Image file'), {
    target: { files: [new File(['picture'], 'moon', { type })] },
  });

test('sends a picked file with the session, then requires its alternative text', async () => {
  signIn('premium');
  const seen: (string | null)[] = [];
  server.use(
    http.put('*/api/images', ({ request: { headers } }) => {
      seen.push(headers.get('authorization'), headers.get('content-type'));
      return HttpResponse.json(STORED);
    }),
  );
  render(<Field />);
  pick('image/png');
  await screen.findByLabelText('Alternative text');
  await userEvent.type(screen.getByLabelText('Alternative text'), 'The moon');
  expect(screen.getByRole('img', { name: 'The moon' }).getAttribute('src')).toMatch(/^blob:/);
  expect(seen).toEqual([expect.stringMatching(/^Bearer /), 'image/png']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows at the field why the server refused a file or that it isn’t a supported image', async () => {
  signIn('premium');
  server.use(http.put('*/api/images', () => HttpResponse.json({ message: 'Too large.' }, { status: 413 })));
  render(<Field />);
  pick('image/png');
  await screen.findByText("The image wasn't added. Too large.");
  for (const type of ['text/plain', 'image/gif', 'image/svg+xml']) {
    pick('image/png');
    await screen.findByText("The image wasn't added. Too large.");
    pick(type);
    await screen.findByText('Choose a PNG, JPEG or WebP image.');
  }
  expect(screen.getByRole('button', { name: 'Add image' })).toBeVisible();
});
