import { reportCard } from '@quorbit/contracts/attempts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { listView, nameSchema, quizReference, type View, withBothIds, withUnderscoreId } from '../../rest/view.ts';
import { reportView } from '../attempts/report-view.ts';
import { reportsRouter } from './reports.router.ts';

const reportCardSchema = nameSchema(
  'ReportCard',
  z.object({
    _id: id,
    quiz: quizReference,
    ...z.omit(reportCard, { id: true, quiz: true, learner: true }).shape,
    learner: z.nullable(z.object({ _id: id, id, name: z.string() })),
  }),
);

const reportCardView: View<z.infer<typeof reportCard>, z.infer<typeof reportCardSchema>> = {
  schema: reportCardSchema,
  of: ({ quiz: { welcome: _, ...quiz }, learner, ...rest }) => ({
    ...withUnderscoreId(rest),
    quiz: withUnderscoreId(quiz),
    learner: learner && withBothIds(learner),
  }),
};

const route = createRouteBuilder('reports', reportsRouter);

export const reportsRest: RestApi = {
  tags: {
    reports: 'Graded attempts.',
  },
  fields: {
    from: 'First day, in your time zone.',
    to: 'Last day, in your time zone.',
    result: 'Only attempts that were passed, or failed.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/reports',
      procedure: 'list',
      status: 200,
      response: listView(reportCardView),
      summary: 'Graded attempts, newest first',
      description:
        'Your own; admins may ask for those of another person or of everybody. Those of everybody can be filtered by category, words or result within 366 days: `from` is required then, and a page may have fewer items, or none, while a `Link` leads to the next.',
      fields: { userId: 'For admins: whose reports; `all` for everybody’s.' },
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    }),
    route({
      method: 'GET',
      path: '/api/reports/{id}',
      procedure: 'get',
      status: 200,
      response: reportView,
      summary: 'The report of one attempt',
      fields: { userId: 'For admins: whose report, where several learners have one with this id.' },
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
  ],
};
