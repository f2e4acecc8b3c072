import { type RestFace, routesOf } from '../../rest/route.ts';
import { asIs, doneWith, listOf, named } from '../../rest/view.ts';
import { bookmarksRouter } from './bookmarks.router.ts';
import { bookmark } from './bookmarks.schema.ts';

const bookmarkView = asIs(named('Bookmark', bookmark));

const route = routesOf('bookmarks', bookmarksRouter);

export const bookmarksRest: RestFace = {
  tags: { bookmarks: 'Quizzes to find again.' },
  fields: { note: 'For yourself only.' },
  routes: [
    route({
      method: 'GET',
      path: '/api/bookmarks',
      procedure: 'list',
      status: 200,
      response: listOf(bookmarkView),
      summary: 'Your bookmarks',
    }),
    route({
      method: 'POST',
      path: '/api/bookmarks/{quizId}',
      procedure: 'add',
      status: 201,
      response: doneWith('Bookmark saved!', 'bookmark', bookmarkView),
      summary: 'Bookmark a quiz',
      refusals: ['NOT_FOUND'],
    }),
  ],
};
