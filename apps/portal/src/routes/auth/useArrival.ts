import { useMemo } from 'react';
import { type Handover, readHandover } from '../../navigation.ts';
import { useIsHydrating } from '../../useIsHydrating.ts';
import { type MailedLink, readMailedLink } from './mailedLink.ts';
import { readSocialReturn, type SocialReturn } from './socialReturn.ts';

/** How somebody came to the page: by a link of a mail, from a provider, or from another page that hands something over. */
export interface Arrival {
  link: MailedLink | null;
  social: SocialReturn;
  handover: Handover;
}

/** Without any of that, as documents are written. */
const plain: Arrival = { link: null, social: { kind: 'none' }, handover: {} };

function readArrival(): Arrival {
  const query = new URLSearchParams(location.search);
  const arrival = { link: readMailedLink(query), social: readSocialReturn(query), handover: readHandover() };
  const isPlain = !arrival.link && arrival.social.kind === 'none' && Object.keys(arrival.handover).length === 0;
  return isPlain ? plain : arrival;
}

export function useArrival(): { arrival: Arrival; isPlain: boolean } {
  const isHydrating = useIsHydrating();
  const arrival = useMemo(() => (isHydrating ? plain : readArrival()), [isHydrating]);
  return { arrival, isPlain: arrival === plain };
}
