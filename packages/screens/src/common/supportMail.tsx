import { Link } from '@prepar/ui/Link';
import type { ReactNode } from 'react';
import { siteConfig } from './siteConfig.ts';

/** Values for messages with `<mail>{email}</mail>`: the address of the support, as a link that writes to it. */
export const supportMail = {
  email: siteConfig.supportEmail,
  mail: (parts: ReactNode[]) => <Link href={`mailto:${siteConfig.supportEmail}`}>{parts}</Link>,
};
