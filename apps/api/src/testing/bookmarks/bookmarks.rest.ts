import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { doneViewWith, listView, nameSchema, plainView } from '../../rest/view.ts';
import { bookmarksRouter } from './bookmarks.router.ts';
import { bookmark } from './bookmarks.schema.ts';

const bookmarkView = plainView(nameSchema('Bookmark', bookmark));

const route = createRouteBuilder('bookmarks', bookmarksRouter);

export const bookmarksRest: RestApi = {
  tags: { bookmarks: 'Quizzes to find again.' },
  fields: { note: 'For yourself only.' },
  routes: [
    route({
      method: 'GET',
      path: '/api/bookmarks',
      procedure: 'list',
      status: 200,
      response: listView(bookmarkView),
      summary: 'Your bookmarks',
    }),
    route({
      method: 'POST',
      path: '/api/bookmarks/{quizId}',
      procedure: 'add',
      status: 201,
      response: doneViewWith('Bookmark saved!', 'bookmark', bookmarkView),
      summary: 'Bookmark a quiz',
      refusals: ['NOT_FOUND'],
    }),
  ],
};
