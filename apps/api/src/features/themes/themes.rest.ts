import type { chooseThemeResult } from '@quorbit/contracts/accounts/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { userSchema } from '../../rest/user-view.ts';
import { nameSchema, type View, withBothIds } from '../../rest/view.ts';
import { themesRouter } from './themes.router.ts';

const chosenSchema = nameSchema('ChosenTheme', z.object({ user: userSchema }));
const chosenView: View<z.infer<typeof chooseThemeResult>, z.infer<typeof chosenSchema>> = {
  schema: chosenSchema,
  of: ({ user }) => ({ user: withBothIds(user) }),
};

const route = createRouteBuilder('themes', themesRouter);

export const themesRest: RestApi = {
  tags: {
    themes: 'How the app looks.',
  },
  routes: [
    route({
      method: 'POST',
      path: '/api/users/{userId}/theme',
      procedure: 'choose',
      status: 200,
      response: chosenView,
      summary: 'Choose a theme',
      description: 'Your level, or an achievement, opens themes; a locked one is refused.',
      fields: { userId: 'Your own id.', theme: 'A name of the chooser, e.g. `Default` or `tokyo-night`.' },
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    }),
  ],
};
