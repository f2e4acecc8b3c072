import { report } from '@quorbit/contracts/attempts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { nameSchema, quizReference, type View, withUnderscoreId } from '../../rest/view.ts';

const reportSchema = nameSchema(
  'Report',
  z.object({ _id: id, quiz: quizReference, ...z.omit(report, { id: true, quiz: true }).shape }),
);

export const reportView: View<z.infer<typeof report>, z.infer<typeof reportSchema>> = {
  schema: reportSchema,
  of: ({ quiz: { welcome: _, ...quiz }, ...rest }) => ({ ...withUnderscoreId(rest), quiz: withUnderscoreId(quiz) }),
};
