import { type RestFace, routesOf } from '../../rest/route.ts';
import { done } from '../../rest/view.ts';
import { contactRouter } from './contact.router.ts';

const route = routesOf('contact', contactRouter);

export const contactRest: RestFace = {
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
      response: done("Message sent successfully! We'll get back to you soon."),
      summary: 'Write to those who run this server',
      description: 'At most five messages an hour.',
      refusals: ['TOO_MANY'],
    }),
  ],
};
