import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { doneView } from '../../rest/view.ts';
import { contactRouter } from './contact.router.ts';

const route = createRouteBuilder('contact', contactRouter);

export const contactRest: RestApi = {
  tags: { contact: 'Writing to those who run this server.' },
  fields: {
    from_name: 'What to call you in the answer, on one line.',
    from_email: 'Where the answer goes.',
    message: 'What you have to say, as plain text.',
  },
  routes: [
    route({
      method: 'POST',
      path: '/api/contact',
      procedure: 'send',
      status: 200,
      response: doneView("Message sent successfully! We'll get back to you soon."),
      summary: 'Write to those who run this server',
      description: 'At most five messages an hour.',
      refusals: ['TOO_MANY'],
    }),
  ],
};
