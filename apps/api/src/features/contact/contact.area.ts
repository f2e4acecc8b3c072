import { defineArea } from '../../define-area.ts';
import { contactPersonal } from './contact.personal.ts';
import { contactRest } from './contact.rest.ts';
import { contactRouter } from './contact.router.ts';

export const contactArea = defineArea({ router: contactRouter, rest: contactRest, personal: contactPersonal });
