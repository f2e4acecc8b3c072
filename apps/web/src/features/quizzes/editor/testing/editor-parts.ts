import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const list = () => screen.getByRole('list', { name: 'Questions' });

/** Returns the accessible names of the rows in the list of questions. */
export const questionNames = () =>
  within(list())
    .getAllByRole('button')
    .filter((element) => element.getAttribute('aria-label') === null)
    .map((element) => element.textContent);

/** Opens the question whose row matches the given text. */
export const openQuestion = (text: RegExp) => userEvent.click(within(list()).getByRole('button', { name: text }));
