import { defineArea } from '../../define-area.ts';
import { mailBacklog } from './backlog.repository.ts';
import { mailsPersonal } from './mails.personal.ts';
import { mailsSending, mailsSweep } from './mails.worker.ts';

export const mailsArea = defineArea({
  workers: [mailsSending, mailsSweep],
  backlogs: [mailBacklog],
  personal: mailsPersonal,
});
