import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const list = () => screen.getByRole('list', { name: 'Questions' });

/** The rows of the list of questions, as they are called. */
export const names = () =>
  within(list())
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-label') === null)
    .map((one) => one.textContent);

/** Opens the question whose row matches. */
export const open = (text: RegExp) => userEvent.click(within(list()).getByRole('button', { name: text }));
