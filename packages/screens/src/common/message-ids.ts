import type admin from '../admin/messages/pt.json';
import type auth from '../auth/messages/pt.json';
import type certificates from '../certificates/messages/pt.json';
import type dashboard from '../dashboard/messages/pt.json';
import type legal from '../legal/messages/pt.json';
import type logout from '../logout/messages/pt.json';
import type notFound from '../not-found/messages/pt.json';
import type onboarding from '../onboarding/messages/pt.json';
import type partnership from '../partnership/messages/pt.json';
import type practice from '../practice/messages/pt.json';
import type pricing from '../pricing/messages/pt.json';
import type profile from '../profile/messages/pt.json';
import type progress from '../progress/messages/pt.json';
import type question from '../question/messages/pt.json';
import type settings from '../settings/messages/pt.json';
import type shell from '../shell/messages/pt.json';
import type common from './messages/pt.json';

/** Every message id of every flow; the Portuguese catalogues are the type of all three languages. */
export type MessageId = keyof (
  & typeof admin
  & typeof auth
  & typeof certificates
  & typeof common
  & typeof dashboard
  & typeof legal
  & typeof logout
  & typeof notFound
  & typeof onboarding
  & typeof partnership
  & typeof practice
  & typeof pricing
  & typeof profile
  & typeof progress
  & typeof question
  & typeof settings
  & typeof shell
);
